import { brandOf } from '@portal/domain/theme/brand'
import { themeCss } from '@portal/domain/theme/theme-css'
import { setWording } from '../../src/server-rendering/ui-texts.ts'
import { choices, chosenTenant } from './choices.ts'

/** Puts what is chosen in force for the whole page: colours, in the style element `#theme`, language and words. */
export function applyChoices(): void {
  const { look, language, formal } = choices.get()
  const sheet = document.getElementById('theme')
  if (sheet) sheet.textContent = themeCss(brandOf(chosenTenant()), look)
  document.documentElement.lang = language
  setWording(formal ? `${language}_u` : language)
}
