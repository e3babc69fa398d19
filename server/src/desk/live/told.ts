import * as v from 'valibot'

/** Channel of the database on which desks are told. */
export const channel = 'portal_desk'

/** What is told on it: that something of a customer changed, or that somebody of the staff is at a file, or has left it. */
const Told = v.object({
  tenant: v.number(),
  /** Null for something of the firm's own. */
  customer: v.nullable(v.number()),
  /** Somebody at the file of the customer. */
  here: v.optional(v.object({ staff: v.number(), name: v.string(), gone: v.optional(v.boolean()) })),
})
export type Told = v.InferOutput<typeof Told>

/** What was told; null for what is not understood, such as what a newer process says. */
export function toldIn(text: string): Told | null {
  try {
    const read = v.safeParse(Told, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
