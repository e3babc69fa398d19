import de from '@portal/blocks/block-texts/de.json'
import de_u from '@portal/blocks/block-texts/de_u.json'
import en from '@portal/blocks/block-texts/en.json'
import en_u from '@portal/blocks/block-texts/en_u.json'
import nl from '@portal/blocks/block-texts/nl.json'
import nl_u from '@portal/blocks/block-texts/nl_u.json'
import { getTenantBrand } from '@portal/domain/theme/brand'
import { createThemeCss } from '@portal/domain/theme/theme-css'
import { setUiLocale } from '@portal/remote-kit/server-rendering/ui-texts'
import { emulatorChoices, getSelectedTenant } from './emulator-choices.ts'

const blockTexts = { nl, nl_u, en, en_u, de, de_u }

export function applyEmulatorChoices(): void {
  const { colorSettings, language, formal } = emulatorChoices.get()
  const sheet = document.getElementById('theme')
  if (sheet) sheet.textContent = createThemeCss(getTenantBrand(getSelectedTenant()), colorSettings)
  document.documentElement.lang = language
  setUiLocale(formal ? `${language}_u` : language, blockTexts)
}
