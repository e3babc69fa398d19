import { expect, test } from 'vitest'
import { formatColorSettingsCookie, readColorSettings } from './color-settings.ts'

test('@THEME-08 the chosen settings are read from their cookie', () => {
  for (const scheme of ['system', 'light', 'dark'] as const)
    for (const contrast of ['system', 'more'] as const)
      expect(
        readColorSettings(`language=de; ${formatColorSettingsCookie({ scheme, contrast })}; x=1`),
      ).toEqual({
        scheme,
        contrast,
      })
})

test('without a readable cookie, the settings of the device apply', () => {
  const system = { scheme: 'system', contrast: 'system' }
  for (const cookies of [undefined, '', 'look=', 'look=pink-more', 'outlook=dark-more', 'look=dark-more<'])
    expect(readColorSettings(cookies)).toEqual(system)
})
