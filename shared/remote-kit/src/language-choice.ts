import type { Language } from '@portal/contract/language'
import { useEffect, useState } from 'react'
import { useStore } from './context.tsx'
import { afterNextPaint } from './next-paint.ts'
import type { LanguageApi } from './portal.ts'

/**
 * The language that counts as chosen, and a way to choose another. It counts at once, and what is on the page is written in it after
 * the next paint: a slow phone needs more than a tenth of a second for all words.
 */
export function useLanguageChoice({ current, change }: LanguageApi) {
  const { language } = useStore(current)
  const [asked, setAsked] = useState<Language | null>(null)
  useEffect(() => {
    if (!asked) return
    return afterNextPaint(() => {
      change(asked)
      setAsked(null)
    })
  }, [asked, change])
  return { chosen: asked ?? language, choose: setAsked }
}
