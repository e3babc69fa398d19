import type { Call } from '@portal/contract/call'
import * as v from '@portal/contract/schema'
import type { EmulatedAnswer } from '@portal/remote-kit/emulator'
import { toJsonSchema } from '@valibot/to-json-schema'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { exampleOf } from './example-value.ts'

/** Base path of the page's calls; only the mock worker answers there. */
export const apiPath = '/api'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** All API calls among the exports of the contract's modules. */
export const callsOf = (modules: readonly Record<string, unknown>[]): Call[] => [
  ...new Set(modules.flatMap((module) => Object.values(module).filter(isCall))),
]

/**
 * Generates an example response for a call from its schema.
 * @throws ValiError if no valid example can be generated
 */
export function exampleResponse({ answer }: Pick<Call, 'answer'>): unknown {
  const parsedResponse = exampleOf(toJsonSchema(answer, { typeMode: 'input', errorMode: 'ignore' }))
  v.parse(answer, parsedResponse)
  return parsedResponse
}

/** Handlers for all calls, with the remote's own responses or generated ones. Writes succeed and store nothing. */
export const handlersOf = (calls: readonly Call[], own: readonly EmulatedAnswer[]): HttpHandler[] =>
  calls.map((call) => {
    const method = call.method.toLowerCase() as 'get' | 'post' | 'delete'
    const given = own.find((one) => one.call.method === call.method && one.call.path === call.path)
    return http[method](apiPath + call.path.replace(/\{(\w+)\}/g, ':$1'), () =>
      call.answers === 'file'
        ? HttpResponse.arrayBuffer(new ArrayBuffer())
        : HttpResponse.json((given ? given.value : exampleResponse(call)) as object),
    )
  })
