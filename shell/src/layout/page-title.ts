import { useStore } from '@portal/remote-kit'
import { useEffect } from 'react'
import type { GlobalError } from '../global-error.ts'
import { globalError } from '../global-error.ts'
import { useText } from '../texts.ts'
import { useCurrentDestination, useRemoteLabel, useShell } from './shell-context.tsx'

export const titleIdByGlobalError = {
  'server-error': 'server_error_title',
  maintenance: 'maintenance_title',
  'no-access': 'no_access_title',
  generic: 'generic_error_title',
  'unknown-office': 'unknown_office_title',
} as const satisfies Record<GlobalError, string>

export function useScreenTitle(): string {
  const destination = useCurrentDestination()
  const getLabel = useRemoteLabel()
  const text = useText()
  if (destination.kind === 'not-found') return text('not_found_title')
  return destination.kind === 'screen' ? getLabel(destination.remote, destination.route.title) : ''
}

/** Updates the document's title and language with the screen or full-screen state; renders nothing. */
export function PageTitle(): null {
  const { core } = useShell()
  const tenant = useStore(core.tenant)?.name
  const text = useText()
  const screen = useScreenTitle()
  const shownError = useStore(globalError)
  const title = shownError ? text(titleIdByGlobalError[shownError]) : screen
  const { language } = useStore(core.language.current)
  useEffect(() => {
    document.title = [title, tenant].filter(Boolean).join(' · ')
  }, [title, tenant])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return null
}
