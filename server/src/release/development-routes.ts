import { RemoteDescriptor } from '@portal/contract/build-descriptor'
import { isDevelopmentBuild } from '@portal/contract/remote-registry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { HttpError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import { BuildName } from '../registry/build-name.ts'
import { shellName } from '../registry/builds.ts'
import {
  createDevelopmentTicket,
  getDeveloperChannel,
  publishDevelopmentBuild,
  removeDeveloperChannel,
} from '../registry/development-channels.ts'
import { storeBuild } from '../registry/publish-build.ts'
import { findUploadProblems, withExtractedUpload } from './publish-upload.ts'
import { type ReleaseAdmission, requirePublishPermission } from './release-admission.ts'
import type { ReleaseDependencies } from './release-dependencies.ts'

const DevelopmentBuildPath = v.object({
  name: v.pipe(BuildName, v.notValue(shellName, 'must be the name of a remote')),
  as: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be small letters and digits')),
})

/** Registers routes for uploading development builds, if the operator allows development. */
export function registerDevelopmentRoutes(
  app: FastifyInstance,
  { db, assets, key, development }: ReleaseDependencies,
  admit: ReleaseAdmission,
): void {
  const admitDeveloper = async (request: FastifyRequest) => {
    const { name: named } = request.params as { name: string }
    const { releaser, sum } = await admit(request, `develop/${named}`)
    if (!development)
      throw new HttpError(403, {
        error: 'development_off',
        message: 'This portal shows no builds under work: its operator has not set DEVELOPMENT.',
      })
    const { name, as } = parseInput(DevelopmentBuildPath, {
      ...(request.params as object),
      ...(request.query as object),
    })
    requirePublishPermission(releaser, name)
    return { sum, which: { name, channel: getDeveloperChannel(as) } }
  }
  app.post('/release/develop/:name', async (request) => {
    const { sum, which } = await admitDeveloper(request)
    const hash = await withExtractedUpload(
      request,
      { name: which.name, sum },
      async (description, { folder }) => {
        const descriptor = v.parse(RemoteDescriptor, description)
        const problems = isDevelopmentBuild(descriptor)
          ? await findUploadProblems(db, descriptor, folder)
          : ['it is built for customers, not for its developer']
        if (problems.length > 0)
          throw new HttpError(422, {
            error: 'refused',
            message: `It cannot be shown: ${problems.join('; ')}.`,
          })
        return (await storeBuild(db, assets, { name: which.name, dist: folder })).hash
      },
    )
    await development?.shell()
    await publishDevelopmentBuild(db, assets, { ...which, hash })
    const ticket = createDevelopmentTicket(key, which, Date.now())
    return { data: { hash, open: `/_development?ticket=${ticket}` } }
  })
  app.delete('/release/develop/:name', async (request) => {
    await removeDeveloperChannel(db, assets, (await admitDeveloper(request)).which)
    return { data: {} }
  })
}
