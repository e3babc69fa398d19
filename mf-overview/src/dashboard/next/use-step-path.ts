import { usePermissions } from '@portal/remote-kit'
import { createItemPath } from '../../shared/create-item-path.ts'
import type { NextStep } from './choose-next-step.ts'

const appendItemId = (path: string | null, id: string | number | null, more = {}) =>
  path && id !== null ? createItemPath(path, id, more) : path

/**
 * Path of the screen where a step is done. If that screen is not available, the path of the contact form; null if the
 * contact form is not available either.
 */
export function useStepPath(step: NextStep): string | null {
  const { pathOf } = usePermissions()
  const getStepPath = (): string | null => {
    switch (step.kind) {
      case 'document':
        return appendItemId(pathOf('hypotheek'), step.first.of)
      case 'damage':
        return appendItemId(pathOf('schades'), step.first.of)
      case 'task':
        return appendItemId(pathOf('taken'), step.first.id)
      case 'answer':
        return appendItemId(pathOf('berichten'), `note-${step.first.id}`)
      case 'messages':
        return pathOf('berichten')
      case 'rate':
        return appendItemId(pathOf('hypotheek'), step.mortgage, { rente: step.on })
      case 'figures':
      case 'begin':
        return pathOf('editInfo')
      default:
        return null
    }
  }
  return getStepPath() ?? pathOf('contact')
}
