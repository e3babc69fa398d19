import type { ImportAnswer, ImportFault } from '@portal/contract/firm-api/calls'

/** How far an import is, in one line. */
export function progressLine({ id, state, groups, done, counts }: ImportAnswer): string {
  const { created, changed, unchanged, removed, faulty, left_out } = counts
  const far = groups === null ? '' : ` ${done} of ${groups} customers,`
  const left = faulty + left_out > 0 ? `, ${faulty} faulty, ${left_out} left out` : ''
  return `import ${id} ${state}:${far} ${created} new, ${changed} changed, ${unchanged} unchanged, ${removed} removed${left}`
}

/** A fault, in one line: where, of what, and what is wrong. */
export function faultLine({ line, kind, id, field, message }: ImportFault): string {
  const where = line === 0 ? 'file' : `line ${line}`
  const what = [kind, id].filter(Boolean).join(' ')
  return [where.padEnd(10), what, field, message].filter(Boolean).join('  ')
}
