import { usePermissions } from '@portal/remote-kit'
import { itemQueryPath } from '../../shared/item-of.ts'
import type { NextStep } from './next-step.ts'

const withId = (path: string | null, id: string | number | null, more = {}) =>
  path && id !== null ? itemQueryPath(path, id, more) : path

/**
 * Path where a step is done; if that screen is not available, the contact form; null if that is not available either.
 */
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
