import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createProvenance, signProvenance } from '@portal/contract/provenance'
import { calculateSha256, type ReleaseKey, readReleaseKey } from '@portal/contract/release-key'
import { sendReleaseRequest } from '@portal/contract/release-request'

/** Reads the release key of the demo machine, in PEM format. The portal accepts this key as an operator's. */
const readOperatorKey = (dataDir: string): Promise<string> =>
  readFile(path.join(dataDir, 'release-key.pem'), 'utf8')

/** Sends a release command or a build to a portal; rejects with the portal's message if it fails. */
export async function sendReleaseCommand<T>(
  portal: { origin: string; dataDir: string },
  command: string,
  body: FormData | object,
): Promise<T> {
  const key = await readReleaseKey(await readOperatorKey(portal.dataDir))
  const isBuild = body instanceof FormData
  const sum = isBuild ? await addProvenance(key, command, body) : await calculateSha256(JSON.stringify(body))
  return (await sendReleaseRequest({ address: portal.origin, key }, command, {
    sum,
    method: 'POST',
    body: isBuild ? body : JSON.stringify(body),
  })) as T
}

/** Adds a provenance statement to a build; returns the hash of the file that describes the build. */
async function addProvenance(key: ReleaseKey, command: string, form: FormData): Promise<string> {
  const file = form
    .getAll('file')
    .find((one) => one instanceof File && ['descriptor.json', 'shell.json'].includes(one.name))
  if (!(file instanceof File)) throw new Error('the build does not say what it is')
  const text = await file.text()
  const sum = await calculateSha256(text)
  const name = command.slice(command.indexOf('/') + 1)
  const build = { name, version: JSON.parse(text).version, sum, source: null, builder: 'local' }
  const statement = createProvenance({ ...build, finishedOn: new Date().toISOString() })
  form.set('provenance', JSON.stringify(await signProvenance(key, statement)))
  return sum
}
