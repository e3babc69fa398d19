import {
  createProvenance,
  type Provenance,
  signProvenance,
  verifyProvenance,
} from '@portal/contract/provenance'
import { calculateSha256, createReleaseKey, readReleaseKey } from '@portal/contract/release-key'
import { signReleaseRequest, verifyReleaseRequest } from '@portal/contract/release-request'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPageServer } from './page-server.ts'
import { createReleaser, type TestReleaser } from './releaser.ts'
import { createSmallBuild, type SmallBuild } from './small-remote.ts'

let portalServer: Awaited<ReturnType<typeof startPageServer>>
let insuranceReleaser: TestReleaser
const createNamedBuild = (name: string, version: string): SmallBuild =>
  createSmallBuild(version, () => ({ name }))
beforeAll(async () => {
  portalServer = await startPageServer()
  insuranceReleaser = await createReleaser()
  const key = insuranceReleaser.key.publicKey
  await runReleaseCommand(portalServer.operator, 'grant', { key, team: 'insurance', remotes: 'mf-insurance' })
})
afterAll(() => portalServer.server.close())

async function runReleaseCommand(releaser: TestReleaser, command: string, body: object = {}) {
  const response = await releaser.run(portalServer.server.app, command, body)
  return { status: response.statusCode, ...response.json() }
}
async function publishBuild(releaser: TestReleaser, build: SmallBuild, change = {}) {
  const response = await releaser.send(
    portalServer.server.app,
    `publish/${build.descriptor.name}`,
    build,
    change,
  )
  return { status: response.statusCode, ...response.json() }
}

test('a team publishes and places its own remote, and is refused other remotes, the shell and operators’ commands', async () => {
  expect((await publishBuild(insuranceReleaser, createNamedBuild('mf-insurance', '1.0.0'))).status).toBe(200)
  expect(await publishBuild(insuranceReleaser, createNamedBuild('mf-mortgage', '1.0.0'))).toMatchObject({
    status: 403,
    message: 'The key of insurance may not release mf-mortgage: it is granted mf-insurance.',
  })
  const shell = { ...createNamedBuild('mf-insurance', '1.0.1'), files: { 'shell.json': '{}' } }
  const response = await insuranceReleaser.send(portalServer.server.app, 'publish/shell', shell)
  expect(response.statusCode).toBe(403)
  const placement = { remote: 'mf-insurance', to: '1.0.0', force: 'true', why: 'Nieuwe dekking' }
  expect((await runReleaseCommand(insuranceReleaser, 'place', placement)).status).toBe(200)
  for (const [command, body] of [
    ['place', { remote: 'mf-x', to: '1.0.0', force: 'true' }],
    ['rollback', { remote: 'mf-x' }],
    ['place', { remote: 'mf-x', to: 'off', tenant: 'zuider' }],
    ['passed', { remote: 'mf-x', version: '1.0.0' }],
    ['trial', { remote: 'mf-x', version: '1.0.0' }],
    ['grant', {}],
    ['revoke', { key: insuranceReleaser.key.publicKey }],
    ['grant', { key: insuranceReleaser.key.publicKey, team: 'insurance', remotes: '*' }],
  ] as const)
    expect((await runReleaseCommand(insuranceReleaser, command, body)).status, command).toBe(403)
  expect((await runReleaseCommand(insuranceReleaser, 'status')).status).toBe(200)
})

test('the history records who did what and why, and the origin of each version', async () => {
  await runReleaseCommand(portalServer.operator, 'rollback', {
    remote: 'mf-insurance',
    why: 'Fout in de premie',
  })
  const { data } = await runReleaseCommand(insuranceReleaser, 'status', { remote: 'mf-insurance' })
  expect(data.history).toMatchObject([
    { by: 'operator', why: 'Fout in de premie', action: expect.stringContaining('rollback of: place') },
    { by: 'insurance', why: 'Nieuwe dekking', where: 'live' },
    { by: 'insurance', action: 'publish mf-insurance 1.0.0', where: 'next' },
  ])
  const { provenance } = (
    await runReleaseCommand(insuranceReleaser, 'place', {
      remote: 'mf-insurance',
      to: '1.0.0',
      'dry-run': 'true',
    })
  ).data
  expect(provenance).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'mf-insurance@1.0.0' }],
  })
})

test('a missing provenance statement, or one of another build or key, is rejected, as is a build that differs from the signed one', {
  tags: 'full',
}, async () => {
  const nextBuild = createNamedBuild('mf-insurance', '1.1.0')
  const statement = createProvenance({
    name: 'mf-insurance',
    version: '1.0.0',
    sum: await calculateSha256('else'),
    source: null,
    builder: 'local',
    finishedOn: new Date().toISOString(),
  })
  const otherBuildProvenance = JSON.stringify(await signProvenance(insuranceReleaser.key, statement))
  for (const provenance of [otherBuildProvenance, '{}', 'not even JSON', '']) {
    const rejectedResponse = await publishBuild(insuranceReleaser, nextBuild, { provenance })
    expect([rejectedResponse.status, Object.keys(rejectedResponse.errors)]).toEqual([422, ['provenance']])
  }
  const sum = await calculateSha256(JSON.stringify(nextBuild.descriptor))
  const uploadedBuildStatement = {
    ...statement,
    subject: [{ name: 'mf-insurance@1.1.0', digest: { sha256: sum } }],
  }
  const otherKeyProvenance = JSON.stringify(
    await signProvenance((await createReleaser()).key, uploadedBuildStatement),
  )
  expect((await publishBuild(insuranceReleaser, nextBuild, { provenance: otherKeyProvenance })).status).toBe(
    422,
  )
  const descriptor = JSON.stringify({ ...nextBuild.descriptor, portal: '*' })
  expect(await publishBuild(insuranceReleaser, nextBuild, { descriptor })).toMatchObject({
    status: 401,
    error: 'altered',
  })
  expect((await publishBuild(insuranceReleaser, nextBuild)).status).toBe(200)
})

test('a signed request is accepted once, unchanged, within a minute', async () => {
  const { app } = portalServer.server
  const body = { remote: 'mf-insurance' }
  const sum = await calculateSha256(JSON.stringify(body))
  const token = await signReleaseRequest(insuranceReleaser.key, { command: 'status', sum })
  const postPublisherRequest = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } })
  expect(
    (await postPublisherRequest('/release/rollback', body)).statusCode,
    'signed for another command',
  ).toBe(401)
  expect((await postPublisherRequest('/release/status', body)).statusCode).toBe(200)
  expect((await postPublisherRequest('/release/status', body)).statusCode, 'a second time').toBe(401)
  const otherSignature = await signReleaseRequest(insuranceReleaser.key, { command: 'status', sum })
  const headers = { authorization: `Bearer ${otherSignature}` }
  const otherBodyResponse = await app.inject({ method: 'POST', url: '/release/status', payload: {}, headers })
  expect(otherBodyResponse.statusCode, 'another body').toBe(401)
})

test('a revoked key cannot publish, and its versions cannot be placed until another key publishes them', {
  tags: 'full',
}, async () => {
  const leavingReleaser = await createReleaser()
  const key = leavingReleaser.key.publicKey
  await runReleaseCommand(portalServer.operator, 'grant', {
    key,
    team: 'leavers',
    remotes: 'mf-leave,mf-other',
  })
  await publishBuild(leavingReleaser, createNamedBuild('mf-leave', '1.0.0'))
  expect((await runReleaseCommand(portalServer.operator, 'revoke', { key })).data).toEqual({
    revoked: 'leavers',
  })
  const placement = { remote: 'mf-leave', to: '1.0.0', force: 'true' }
  expect(await runReleaseCommand(portalServer.operator, 'place', placement)).toMatchObject({
    status: 409,
    error: 'key_withdrawn',
  })
  expect((await publishBuild(leavingReleaser, createNamedBuild('mf-leave', '1.1.0'))).status).toBe(401)
  await runReleaseCommand(portalServer.operator, 'grant', {
    key: insuranceReleaser.key.publicKey,
    team: 'insurance',
    remotes: 'mf-leave',
  })
  expect((await publishBuild(insuranceReleaser, createNamedBuild('mf-leave', '1.2.0'))).status).toBe(200)
  expect((await runReleaseCommand(insuranceReleaser, 'place', { ...placement, to: '1.2.0' })).status).toBe(
    200,
  )
})

test('a changed statement or request is rejected', async () => {
  const key = await readReleaseKey(await createReleaseKey())
  const facts = { name: 'mf-x', version: '1.0.0', sum: 'aa', source: null, builder: 'local', finishedOn: '' }
  const bundle = await signProvenance(key, createProvenance(facts))
  expect(await verifyProvenance(bundle, key.publicKey)).toEqual<Provenance>(
    JSON.parse(atob(bundle.dsseEnvelope.payload)),
  )
  const token = await signReleaseRequest(key, { command: 'promote', sum: 'aa' })
  expect(await verifyReleaseRequest(token)).toMatchObject({ command: 'promote', publicKey: key.publicKey })
  const statement = Buffer.from(bundle.dsseEnvelope.payload, 'base64')
  const signedPart = token.slice(0, token.lastIndexOf('.'))
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (offset, changedBits) => {
      const alteredStatement = statement.map((byte, index) =>
        index === offset % statement.length ? byte ^ changedBits : byte,
      )
      const payload = Buffer.from(alteredStatement).toString('base64')
      const dsseEnvelope = { ...bundle.dsseEnvelope, payload }
      expect(await verifyProvenance({ ...bundle, dsseEnvelope }, key.publicKey)).toBeNull()
      const letterIndex = offset % signedPart.length
      const letter = signedPart[letterIndex] === 'a' ? 'b' : 'a'
      expect(
        await verifyReleaseRequest(`${token.slice(0, letterIndex)}${letter}${token.slice(letterIndex + 1)}`),
      ).toBeNull()
    }),
    { numRuns: 50 },
  )
})
