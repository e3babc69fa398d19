import { useLanguage } from '@portal/remote-kit'

/**
 * Returns a formatter of part numbers, from 1, as a list in the current language ('1 en 3'), with their count. `places`
 * are indexes from 0.
 */
export function useFormatPartNumbers(): (places: readonly number[]) => { parts: string; count: number } {
  const { language } = useLanguage()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (places) => ({ parts: list.format(places.map((place) => String(place + 1))), count: places.length })
}
