import type { LightMyRequestResponse } from 'fastify'
import type { Harness } from './harness.ts'

export interface TestBrowser {
  post(path: string, payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  cookies: Record<string, string>
}

export function createTestBrowser(server: () => Harness): TestBrowser {
  const cookies: Record<string, string> = {}
  return {
    cookies,
    async post(url, payload, headers = {}) {
      const response = await server().app.inject({ method: 'POST', url, payload, headers, cookies })
      for (const { name, value } of response.cookies) cookies[name] = value
      return response
    },
  }
}
