import type { Call } from '@portal/contract/call'
import * as v from '@portal/contract/schema'
import { toJsonSchema } from '@valibot/to-json-schema'
import { type HttpHandler, HttpResponse, http } from 'msw'
import type { EmulatedAnswer } from '../../src/emulator.ts'
import { exampleOf } from './example-of.ts'

/** Where the page's calls go; nobody is there but the answers. */
export const apiPath = '/api'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** All calls among what modules of the contract export. */
export const callsOf = (modules: readonly Record<string, unknown>[]): Call[] => [
  ...new Set(modules.flatMap((module) => Object.values(module).filter(isCall))),
]

/**
 * An answer to a call, made up from its schema.
 * @throws ValiError where the schema asks for more than can be made up
 */
export function answerTo({ answer }: Pick<Call, 'answer'>): unknown {
  const made = exampleOf(toJsonSchema(answer, { typeMode: 'input', errorMode: 'ignore' }))
  v.parse(answer, made)
  return made
}

/**
 * Answers all calls, with the remote's own answers or what is made up; writes too. What is sent is not looked at, and nothing
 * of it is kept.
 */
export const handlersOf = (calls: readonly Call[], own: readonly EmulatedAnswer[]): HttpHandler[] =>
  calls.map((call) => {
    const method = call.method.toLowerCase() as 'get' | 'post' | 'delete'
    const given = own.find((one) => one.call.method === call.method && one.call.path === call.path)
    return http[method](apiPath + call.path.replace(/\{(\w+)\}/g, ':$1'), () =>
      call.answers === 'file'
        ? HttpResponse.arrayBuffer(new ArrayBuffer())
        : HttpResponse.json((given ? given.value : answerTo(call)) as object),
    )
  })
