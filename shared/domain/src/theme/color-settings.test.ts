import { expect, test } from 'vitest'
import { formatColorSettingsCookie, readColorSettings } from './color-settings.ts'

test('@THEME-08 what was chosen comes back from its cookie, among others', () => {
  for (const scheme of ['system', 'light', 'dark'] as const)
    for (const contrast of ['system', 'more'] as const)
      expect(
        readColorSettings(`language=de; ${formatColorSettingsCookie({ scheme, contrast })}; x=1`),
      ).toEqual({
        scheme,
        contrast,
      })
})

test('the device is followed where nothing readable is kept', () => {
  const system = { scheme: 'system', contrast: 'system' }
  for (const cookies of [undefined, '', 'look=', 'look=pink-more', 'outlook=dark-more', 'look=dark-more<'])
    expect(readColorSettings(cookies)).toEqual(system)
})
