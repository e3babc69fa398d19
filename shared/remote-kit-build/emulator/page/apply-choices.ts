import { getTenantBrand } from '@portal/domain/theme/brand'
import { createThemeCss } from '@portal/domain/theme/theme-css'
import { setUiLocale } from '@portal/remote-kit/server-rendering/ui-texts'
import { emulatorChoices, getSelectedTenant } from './emulator-choices.ts'

export function applyEmulatorChoices(): void {
  const { colorSettings, language, formal } = emulatorChoices.get()
  const sheet = document.getElementById('theme')
  if (sheet) sheet.textContent = createThemeCss(getTenantBrand(getSelectedTenant()), colorSettings)
  document.documentElement.lang = language
  setUiLocale(formal ? `${language}_u` : language)
}
