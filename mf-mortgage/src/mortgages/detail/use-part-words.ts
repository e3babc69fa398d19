import { useLanguage } from '@portal/remote-kit'

/**
 * Parts of a mortgage as words of a text: their numbers from 1, as a list in the language in force ('1 en 3'), and how
 * many they are. `places` count from 0.
 */
export function usePartWords(): (places: readonly number[]) => { parts: string; count: number } {
  const { language } = useLanguage()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (places) => ({ parts: list.format(places.map((place) => String(place + 1))), count: places.length })
}
