import type { PublishedRemote } from '@portal/contract/registry-snapshot'
import { useStore } from '@portal/remote-kit'
import { useShell } from './shell-context.tsx'

export function useRemoteLabel(): (remote: PublishedRemote, id: string) => string {
  const { language, formal } = useStore(useShell().language.current)
  return (remote, id) => remote.labels[formal ? (`${language}_u` as const) : language]?.[id] ?? id
}
