import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'
import { staffBase } from '@portal/contract/staff'
import { reachable } from '../reachable.ts'

/** Fields of an answer by name, each with its own; true where there is nothing further to name. */
type Fields = true | { [name: string]: Fields }

const file = path.resolve(import.meta.dirname, '../../shared/contract/api-before.json')
const calls: [call: string, promised: { answer: Fields }][] = Object.entries(
  JSON.parse(readFileSync(file, 'utf8')),
)
const patterns = calls.map(([call, { answer }]) => {
  const [method = '', address = ''] = call.split(' ')
  return { method, address: new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`), answer }
})

/** Whether the API before had anything for staff. What came as a whole since cannot meet an API without it. */
export const hadStaff = calls.some(([call]) => call.includes(` ${staffBase}/`))

/** Calls of the portal's own APIs. */
const ours = /^[^?]*\/(api|auth|advice)\//

/** What the API before answered to a call; undefined where it had no such call. */
const answerBefore = (method: string, address: string): Fields | undefined =>
  patterns.find((one) => one.method === method && one.address.test(address))?.answer

/** Whether an address is a read that the API before did not know: a page asks for it, is told so, and goes on. */
export const isNewRead = (url: string): boolean =>
  URL.canParse(url) && ours.test(url) && answerBefore('GET', new URL(url).pathname) === undefined

/** An answer with only those fields that the API before had. */
export function asBefore(value: unknown, fields: Fields): unknown {
  if (fields === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => asBefore(one, fields))
  const kept = Object.entries(value).flatMap(([name, one]) =>
    fields[name] === undefined ? [] : [[name, asBefore(one, fields[name])]],
  )
  return Object.fromEntries(kept)
}

/**
 * Lets a browser meet the API before this one: answers lose what it did not have, and calls that it did not know are not
 * found.
 */
export async function withApiBefore(context: BrowserContext): Promise<void> {
  const answer = async (route: Route) => {
    const request = route.request()
    const fields = answerBefore(request.method(), new URL(request.url()).pathname)
    if (!fields)
      return route.fulfill({ status: 404, json: { error: 'not_found', message: 'There is no such call.' } })
    const response = await route.fetch(reachable(request))
    if (!response.headers()['content-type']?.includes('application/json') || !response.ok())
      return route.fulfill({ response })
    return route.fulfill({ response, json: asBefore(await response.json(), fields) })
  }
  await context.route(ours, (route) => answer(route).catch(() => route.abort()))
}
