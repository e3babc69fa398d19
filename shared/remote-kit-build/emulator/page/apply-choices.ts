import { brandOf } from '@portal/domain/theme/brand'
import { themeCss } from '@portal/domain/theme/theme-css'
import { setUiLocale } from '@portal/remote-kit/server-rendering/ui-texts'
import { choices, chosenTenant } from './choices.ts'

/** Applies the chosen theme (style element `#theme`), language and texts to the page. */
export function applyChoices(): void {
  const { look, language, formal } = choices.get()
  const sheet = document.getElementById('theme')
  if (sheet) sheet.textContent = themeCss(brandOf(chosenTenant()), look)
  document.documentElement.lang = language
  setUiLocale(formal ? `${language}_u` : language)
}
