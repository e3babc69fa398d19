import type { LightMyRequestResponse } from 'fastify'
import type { Harness } from './harness.ts'

/** A browser that keeps what the server has it keep. */
export interface Browser {
  post(path: string, payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** What it keeps, by name. */
  cookies: Record<string, string>
}

/** A browser with nothing kept yet. */
export function browserOf(server: () => Harness): Browser {
  const cookies: Record<string, string> = {}
  return {
    cookies,
    async post(url, payload, headers = {}) {
      const answer = await server().app.inject({ method: 'POST', url, payload, headers, cookies })
      for (const { name, value } of answer.cookies) cookies[name] = value
      return answer
    },
  }
}
