import { expect, test } from 'vitest'
import { createTints } from './tints.ts'

test('@THEME-01 @THEME-02 a colour has ten tints, step n with n percent white', () => {
  const shades = createTints('#204060')
  expect(Object.keys(shades).map(Number)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
  expect(shades[0]).toBe('#204060')
  expect(shades[50]).toBe('#90a0b0')
  expect(shades[90]).toBe('#e9ecef')
})
