import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { provenanceOf, signProvenance } from '@portal/contract/provenance'
import { type ReleaseKey, readReleaseKey, sha256 } from '@portal/contract/release-key'
import { signRequest } from '@portal/contract/release-request'

/** Key of the demo machine, which is an operator there, in PEM format. */
const operatorKey = (dataDir: string): Promise<string> =>
  readFile(path.join(dataDir, 'release-key.pem'), 'utf8')

/** Sends a release command or a build to a portal; rejects with its message if it fails. */
export async function releaseCall<T>(
  /** Staff origin, and data folder. */
  portal: { origin: string; dataDir: string },
  command: string,
  body: FormData | object,
): Promise<T> {
  const key = await readReleaseKey(await operatorKey(portal.dataDir))
  const isBuild = body instanceof FormData
  const sum = isBuild ? await describe(key, command, body) : await sha256(JSON.stringify(body))
  const response = await fetch(`${portal.origin}/release/${command}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await signRequest(key, { command, sum })}`,
      ...(isBuild ? {} : { 'content-type': 'application/json' }),
    },
    body: isBuild ? body : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()).data
}

/** Adds a provenance statement to a build; returns the hash of the file that describes it. */
async function describe(key: ReleaseKey, command: string, form: FormData): Promise<string> {
  const file = form
    .getAll('file')
    .find((one) => one instanceof File && ['descriptor.json', 'shell.json'].includes(one.name))
  if (!(file instanceof File)) throw new Error('the build does not say what it is')
  const text = await file.text()
  const sum = await sha256(text)
  const name = command.slice(command.indexOf('/') + 1)
  const made = { name, version: JSON.parse(text).version, sum, source: null, builder: 'local' }
  const statement = provenanceOf({ ...made, finishedOn: new Date().toISOString() })
  form.set('provenance', JSON.stringify(await signProvenance(key, statement)))
  return sum
}
