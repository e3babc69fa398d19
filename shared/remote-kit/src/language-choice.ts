import type { Language } from '@portal/contract/language'
import { useEffect, useState } from 'react'
import { useStore } from './context.tsx'
import { runAfterNextPaint } from './next-paint.ts'
import type { LanguageApi } from './portal.ts'

/**
 * Returns the selected language and a function that changes it. The selection shows at once; texts follow after the
 * next paint, since replacing all texts takes 0.1 s on a slow phone.
 */
export function useLanguageChoice({ current, change }: LanguageApi) {
  const { language } = useStore(current)
  const [selected, setSelected] = useState<Language | null>(null)
  useEffect(() => {
    if (!selected) return
    return runAfterNextPaint(() => {
      change(selected)
      setSelected(null)
    })
  }, [selected, change])
  return { chosen: selected ?? language, choose: setSelected }
}
