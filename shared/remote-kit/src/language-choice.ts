import type { Language } from '@portal/contract/language'
import { useEffect, useState } from 'react'
import { useStore } from './context.tsx'
import { afterNextPaint } from './next-paint.ts'
import type { LanguageApi } from './portal.ts'

/**
 * The selected language and a function to change it. The selection shows at once. The page's texts follow after the
 * next paint, because replacing all texts takes more than 0.1 s on a slow phone.
 */
export function useLanguageChoice({ current, change }: LanguageApi) {
  const { language } = useStore(current)
  const [selected, setSelected] = useState<Language | null>(null)
  useEffect(() => {
    if (!selected) return
    return afterNextPaint(() => {
      change(selected)
      setSelected(null)
    })
  }, [selected, change])
  return { chosen: selected ?? language, choose: setSelected }
}
