import { usePermissions } from '@portal/remote-kit'
import { itemOf } from '../../shared/item-of.ts'
import type { NextStep } from './next-step.ts'

const withId = (path: string | null, id: string | number | null, more = {}) =>
  path && id !== null ? itemOf(path, id, more) : path

/** Where a step is taken. Where the screen for it is not there, the firm is asked instead; null where it cannot be asked either. */
export function useDestination(step: NextStep): string | null {
  const { pathOf } = usePermissions()
  const path = (): string | null => {
    switch (step.kind) {
      case 'document':
        return withId(pathOf('hypotheek'), step.first.of)
      case 'damage':
        return withId(pathOf('schades'), step.first.of)
      case 'task':
        return withId(pathOf('taken'), step.first.id)
      case 'answer':
        return withId(pathOf('berichten'), `note-${step.first.id}`)
      case 'messages':
        return pathOf('berichten')
      case 'rate':
        return withId(pathOf('hypotheek'), step.mortgage, { rente: step.on })
      case 'figures':
      case 'begin':
        return pathOf('editInfo')
      default:
        return null
    }
  }
  return path() ?? pathOf('contact')
}
