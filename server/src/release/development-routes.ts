import { Descriptor } from '@portal/contract/descriptor'
import { isDevelopment } from '@portal/contract/registry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { check } from '../http/check.ts'
import { HttpError } from '../http/http-error.ts'
import { BuildName } from '../registry/build-name.ts'
import { shellName } from '../registry/builds.ts'
import { channelOf, develop, developTicket, endDevelopment } from '../registry/development-channels.ts'
import { store } from '../registry/publish.ts'
import { type Admit, requireGrant } from './admission.ts'
import type { ReleaseDependencies } from './dependencies.ts'
import { problemsOfUpload, withUpload } from './publish.ts'

const Which = v.object({
  name: v.pipe(BuildName, v.notValue(shellName, 'must be the name of a remote')),
  as: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be small letters and digits')),
})

/** Uploads of development builds, for people with release rights, if the operator allows it. */
export function developRoutes(
  app: FastifyInstance,
  { db, assets, key, development }: ReleaseDependencies,
  admit: Admit,
): void {
  const admitDeveloper = async (request: FastifyRequest) => {
    const { name: named } = request.params as { name: string }
    const { releaser, sum } = await admit(request, `develop/${named}`)
    if (!development)
      throw new HttpError(403, {
        error: 'development_off',
        message: 'This portal shows no builds under work: its operator has not set DEVELOPMENT.',
      })
    const { name, as } = check(Which, { ...(request.params as object), ...(request.query as object) })
    requireGrant(releaser, name)
    return { sum, which: { name, channel: channelOf(as) } }
  }
  app.post('/release/develop/:name', async (request) => {
    const { sum, which } = await admitDeveloper(request)
    const hash = await withUpload(request, { name: which.name, sum }, async (description, { folder }) => {
      const descriptor = v.parse(Descriptor, description)
      const problems = isDevelopment(descriptor)
        ? await problemsOfUpload(db, descriptor, folder)
        : ['it is built for customers, not for its developer']
      if (problems.length > 0)
        throw new HttpError(422, { error: 'refused', message: `It cannot be shown: ${problems.join('; ')}.` })
      return (await store(db, assets, { name: which.name, dist: folder })).hash
    })
    await development?.shell()
    await develop(db, assets, { ...which, hash })
    const ticket = developTicket(key, which, Date.now())
    return { data: { hash, open: `/_development?ticket=${ticket}` } }
  })
  app.delete('/release/develop/:name', async (request) => {
    await endDevelopment(db, assets, (await admitDeveloper(request)).which)
    return { data: {} }
  })
}
