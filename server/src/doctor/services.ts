import { mkdir } from 'node:fs/promises'
import nodemailer from 'nodemailer'
import type { Bucket, Config } from '../config.ts'
import { folderStore } from '../files/folder.ts'
import { checkSeparateLocations } from '../files/separate-locations.ts'
import type { FileStore } from '../files/store.ts'
import { tryStore } from '../files/trial.ts'
import { discoverProvider } from '../staff/identity.ts'
import { StartError } from '../start-error.ts'
import { connectionRemedy, type Finding, failed, ok, reasonOf } from './finding.ts'

/** Timeout of each step with the mail server, in milliseconds. */
const mailTimeoutMs = 5000

const writes = (check: string, store: FileStore, place: string, remedy: string): Promise<Finding> =>
  tryStore(store)
    .then(() => ok(check, `${place} takes, returns and removes a trial file.`))
    .catch((error: unknown) =>
      failed(check, `${place} refuses a trial file: ${reasonOf(error)}.`, connectionRemedy(error, remedy)),
    )

async function checkBucket(check: string, name: string, bucket: Bucket): Promise<Finding> {
  const { s3Store } = await import('../files/s3.ts')
  const remedy = `See that the bucket of ${name} exists at S3_ENDPOINT in S3_REGION, and that AWS_ACCESS_KEY_ID may put, get and delete in it.`
  return writes(check, s3Store(bucket), `The bucket ${bucket.bucket}`, remedy)
}

async function checkFolder(check: string, name: string, folder: string, dataDir: string): Promise<Finding> {
  const owned = folder.startsWith(dataDir) ? dataDir : folder
  const remedy = `Run this as an administrator: install -d -m 750 -o ${process.getuid?.()} ${owned}, or set ${name} to another folder.`
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    return failed(check, `The folder ${folder} cannot be made: ${reasonOf(error)}.`, remedy)
  }
  return writes(check, folderStore(folder), `The folder ${folder}`, remedy)
}

/** Writes, reads and deletes a file in the stores of personal files and builds, if these are separate. */
export async function checkStores(config: Config): Promise<Finding[]> {
  const { s3, s3Assets, filesDir, assetsDir, dataDir } = config
  try {
    await checkSeparateLocations(config)
  } catch (error) {
    // Other errors are about a folder, which has its own check.
    if (error instanceof StartError)
      return [failed('files', error.message, 'The server does not start before that.')]
  }
  return Promise.all([
    s3 ? checkBucket('files', 'S3_BUCKET', s3) : checkFolder('files', 'FILES_DIR', filesDir, dataDir),
    s3Assets
      ? checkBucket('builds', 'S3_ASSETS_BUCKET', s3Assets)
      : checkFolder('builds', 'ASSETS_DIR', assetsDir, dataDir),
  ])
}

/** Connects and signs in to the mail server; sends nothing. */
export async function checkMail(smtpUrl: string): Promise<Finding> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: mailTimeoutMs,
    greetingTimeout: mailTimeoutMs,
    socketTimeout: mailTimeoutMs,
  })
  try {
    await transport.verify()
    return ok('mail', 'The mail server lets us in.')
  } catch (error) {
    return failed(
      'mail',
      `The mail server does not let us in: ${reasonOf(error)}.`,
      connectionRemedy(
        error,
        'See that host, port, user and password in SMTP_URL are right (percent-encoded where they hold @, : or /), and that this machine may connect to it.',
      ),
    )
  } finally {
    transport.close()
  }
}

/** Reads the identity provider's metadata: the command line needs the device flow. */
export async function checkIdentities(staff: NonNullable<Config['staff']>): Promise<Finding> {
  const { issuer } = staff
  try {
    const { device_authorization_endpoint: deviceFlow } = (await discoverProvider(staff)).serverMetadata()
    if (deviceFlow) return ok('identities', `${issuer} answers and offers the device flow.`)
    return failed(
      'identities',
      `${issuer} does not offer the device flow, by which staff sign in on the command line.`,
      'Allow the device authorization grant for the client of STAFF_CLIENT_ID.',
    )
  } catch (error) {
    return failed(
      'identities',
      `${issuer} does not answer as an OpenID Connect provider: ${reasonOf(error)}.`,
      connectionRemedy(
        error,
        'Set STAFF_ISSUER to the issuer exactly as its /.well-known/openid-configuration names it, and see that this machine reaches it.',
      ),
    )
  }
}
