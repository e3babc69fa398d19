import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ThemePreview } from './preview.tsx'
import { draw } from './test/draw.tsx'

test('each firm gets its own colours on one page', () => {
  const zuider = { name: 'Zuider', brand: { primary: '#2438e0', secondary: '#f6a96b' } }
  const noorder = { name: 'Noorder', brand: { primary: '#f6e58d', secondary: '#8dcdbd' } }
  draw(<ThemePreview firms={[zuider, noorder]} />)
  const accents = [...document.querySelectorAll<HTMLElement>('[style*="--accent"]')].map((part) =>
    part.style.getPropertyValue('--accent'),
  )
  expect(accents).toEqual(['#2438e0', '#f6e58d'])
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
    'Zuider',
    'Noorder',
  ])
})
