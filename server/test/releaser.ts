import { createProvenance, signProvenance } from '@portal/contract/provenance'
import {
  calculateSha256,
  createReleaseKey,
  type ReleaseKey,
  readReleaseKey,
} from '@portal/contract/release-key'
import { signReleaseRequest } from '@portal/contract/release-request'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { SmallBuild } from './small-remote.ts'

/** A person with a release key. */
export interface TestReleaser {
  key: ReleaseKey
  /** Sends a release command. */
  run(app: FastifyInstance, command: string, body?: object): Promise<LightMyRequestResponse>
  /** Uploads a build to a path below `/release`. `change` alters the upload after it was signed. */
  send(
    app: FastifyInstance,
    target: string,
    build: SmallBuild,
    change?: Partial<{ descriptor: string; provenance: string }>,
  ): Promise<LightMyRequestResponse>
}

/** Creates a releaser whose key the server does not know yet. */
export async function createReleaser(): Promise<TestReleaser> {
  const key = await readReleaseKey(await createReleaseKey())
  const createBearerToken = async (command: string, sum: string) =>
    `Bearer ${await signReleaseRequest(key, { command, sum })}`
  return {
    key,
    run: async (app, command, body = {}) =>
      app.inject({
        method: 'POST',
        url: `/release/${command}`,
        headers: {
          authorization: await createBearerToken(command, await calculateSha256(JSON.stringify(body))),
        },
        payload: body,
      }),
    send: async (app, target, { files, descriptor }, change = {}) => {
      const [command = ''] = target.split('?')
      const text = files['shell.json'] ?? JSON.stringify(descriptor)
      const sum = await calculateSha256(text)
      const name = command.slice(command.indexOf('/') + 1)
      const signedRequest = {
        name,
        version: descriptor.version,
        sum,
        source: null,
        builder: 'local',
        finishedOn: new Date().toISOString(),
      }
      const signedProvenance = JSON.stringify(await signProvenance(key, createProvenance(signedRequest)))
      const form = new FormData()
      form.append('provenance', change.provenance ?? signedProvenance)
      const allFiles = { 'descriptor.json': change.descriptor ?? text, ...files }
      for (const [file, content] of Object.entries(allFiles)) form.append('file', new Blob([content]), file)
      const request = new Request('http://portal/', { method: 'POST', body: form })
      return app.inject({
        method: 'POST',
        url: `/release/${target}`,
        headers: {
          authorization: await createBearerToken(command, sum),
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
    },
  }
}
