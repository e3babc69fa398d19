import { getDeskMember } from '@portal/contract/desk/member'
import { type DeskParts, reading } from './parts.ts'

/** Who is at the desk. */
export function memberCalls({ firm }: DeskParts): void {
  firm(getDeskMember, reading, async ({ person, role }) => ({ data: { name: person.name, role } }))
}
