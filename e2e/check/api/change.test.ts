import { expect, test } from 'vitest'
import { bumpFor, hasRisen, membersOf } from './change.ts'

const declarations = `import type { Tenant } from '@portal/contract/tenant';
/** The door. */
export interface Portal {
    /** The firm. */
    readonly tenant: Live<Tenant | null>;
    slot(name: string): readonly SlotEntry[];
    send(call: Call, options: {
        signal: AbortSignal;
    }): Promise<void>;
}
export type Outcome = {
    outcome: 'signed-in';
} | {
    outcome: 'message';
};
`
const before = membersOf(declarations)
const changed = (from: string, to: string) => bumpFor(before, membersOf(declarations.replace(from, to)))

test('each member of an interface and each type is read, without comments', () => {
  expect(before).toEqual({
    'Portal.tenant': 'readonly tenant: Live<Tenant | null>',
    'Portal.slot': 'slot(name: string): readonly SlotEntry[]',
    'Portal.send': 'send(call: Call, options: { signal: AbortSignal; }): Promise<void>',
    Outcome: "export type Outcome = { outcome: 'signed-in'; } | { outcome: 'message'; }",
  })
})

test.each([
  ['a comment', 'The firm.', 'The firm, or none.', 'none'],
  ['a new member', '    slot(', '    report(error: unknown): void;\n    slot(', 'minor'],
  ['a parameter that may be left out', 'name: string)', 'name: string, order?: number)', 'minor'],
  [
    'a field that may be left out',
    'signal: AbortSignal;',
    'signal: AbortSignal;\n        firm?: string;',
    'minor',
  ],
  [
    'a type parameter that may be left out',
    'export type Outcome = {\n    outcome: ',
    'export type Outcome<Kind extends object = {}> = {\n    outcome: ',
    'none',
  ],
  [
    'a type parameter that is needed',
    'export type Outcome = {\n    outcome: ',
    'export type Outcome<Kind> = {\n    outcome: ',
    'major',
  ],
  ['a member that is gone', '    slot(name: string): readonly SlotEntry[];\n', '', 'major'],
  ['a parameter that is needed', 'name: string)', 'name: string, order: number)', 'major'],
  ['another type', 'Live<Tenant | null>', 'Live<Tenant>', 'major'],
  ['a type with less', "'message'", "'refused'", 'major'],
] as const)('%s asks for a rise of: %4$s', (_, from, to, bump) => {
  expect(changed(from, to)).toBe(bump)
})

test.each([
  ['1.4.0', '1.4.1', 'none', true],
  ['1.4.0', '1.4.1', 'minor', false],
  ['1.4.0', '1.5.0', 'minor', true],
  ['1.4.0', '2.0.0', 'minor', true],
  ['1.4.0', '1.5.0', 'major', false],
  ['1.9.0', '2.0.0', 'major', true],
  ['2.0.0', '1.9.0', 'minor', false],
] as const)('from %s to %s is enough for %s: %s', (from, to, bump, enough) => {
  expect(hasRisen(from, to, bump)).toBe(enough)
})
