import { usePermissions } from '@portal/remote-kit'
import type { NextStep } from './next-step.ts'

const withId = (path: string | null, id: string | number) =>
  path && `${path}?id=${encodeURIComponent(String(id))}`

/** Where a step is taken. Where the screen for it is not there, the firm is asked instead. */
export function useDestination(step: NextStep): string {
  const { pathOf } = usePermissions()
  const path =
    step.kind === 'document' || step.kind === 'rate'
      ? withId(pathOf('hypotheek'), step.mortgage)
      : step.kind === 'task'
        ? withId(pathOf('taken'), step.id)
        : step.kind === 'figures'
          ? pathOf('editInfo')
          : null
  return path ?? pathOf('contact') ?? '/contact'
}
