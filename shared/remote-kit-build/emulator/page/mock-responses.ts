import type { ApiCall } from '@portal/contract/call'
import * as v from '@portal/contract/valibot'
import type { EmulatedResponse } from '@portal/remote-kit/emulator'
import { toJsonSchema } from '@valibot/to-json-schema'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { createExampleValue } from './example-value.ts'

/** Base path of the page's calls; the mock worker answers all of them. */
export const apiPath = '/api'

const isApiCall = (value: unknown): value is ApiCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Finds the API calls among the exports of the contract's modules. */
export const findApiCalls = (modules: readonly Record<string, unknown>[]): ApiCall[] => [
  ...new Set(modules.flatMap((module) => Object.values(module).filter(isApiCall))),
]

/**
 * Generates an example response for a call from its schema.
 * @throws ValiError if no valid example can be generated
 */
export function createExampleResponse({ response }: Pick<ApiCall, 'response'>): unknown {
  const parsedResponse = createExampleValue(
    toJsonSchema(response, { typeMode: 'input', errorMode: 'ignore' }),
  )
  v.parse(response, parsedResponse)
  return parsedResponse
}

/**
 * Creates the handlers of all calls, with the remote's own responses or generated ones. Writes succeed and store
 * nothing.
 */
export const createMockHandlers = (
  calls: readonly ApiCall[],
  own: readonly EmulatedResponse[],
): HttpHandler[] =>
  calls.map((call) => {
    const method = call.method.toLowerCase() as 'get' | 'post' | 'delete'
    const ownResponse = own.find((one) => one.call.method === call.method && one.call.path === call.path)
    return http[method](apiPath + call.path.replace(/\{(\w+)\}/g, ':$1'), () =>
      call.responseType === 'file'
        ? HttpResponse.arrayBuffer(new ArrayBuffer())
        : HttpResponse.json((ownResponse ? ownResponse.value : createExampleResponse(call)) as object),
    )
  })
