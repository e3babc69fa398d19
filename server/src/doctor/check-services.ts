import { mkdir } from 'node:fs/promises'
import nodemailer from 'nodemailer'
import type { Config, S3Bucket } from '../config.ts'
import type { FileStore } from '../files/file-store.ts'
import { createFolderFileStore } from '../files/folder-file-store.ts'
import { checkSeparateLocations } from '../files/separate-locations.ts'
import { testFileStore } from '../files/store-health-check.ts'
import { discoverProvider } from '../staff/identity-provider.ts'
import { StartError } from '../start-error.ts'
import { createFindings, type DoctorFinding, withTimeLimit } from './doctor-finding.ts'

/** Node never stops creating a folder below one that takes none, such as /proc. */
const folderTimeoutMs = 5000

/** Timeout of each step with the mail server. */
const mailTimeoutMs = 5000

const checkStoreWrites = (
  check: string,
  store: FileStore,
  location: string,
  remedy: string,
): Promise<DoctorFinding> => {
  const { attempt, ok } = createFindings(check)
  const testWrites = () =>
    testFileStore(store).then(() => ok(`${location} takes, returns and removes a trial file.`))
  return attempt(testWrites, `${location} refuses a trial file`, remedy)
}

async function checkBucket(check: string, name: string, bucket: S3Bucket): Promise<DoctorFinding> {
  const { createS3FileStore: s3Store } = await import('../files/s3-file-store.ts')
  const remedy = `See that the bucket of ${name} exists at S3_ENDPOINT in S3_REGION, and that AWS_ACCESS_KEY_ID may put, get and delete in it.`
  return checkStoreWrites(check, s3Store(bucket), `The bucket ${bucket.bucket}`, remedy)
}

async function checkStoreFolder(
  check: string,
  name: string,
  folder: string,
  dataDir: string,
): Promise<DoctorFinding> {
  const owned = folder.startsWith(dataDir) ? dataDir : folder
  const remedy = `Run this as an administrator: install -d -m 750 -o ${process.getuid?.()} ${owned}, or set ${name} to another folder.`
  const makeAndCheck = async () => {
    await withTimeLimit(mkdir(folder, { recursive: true }), folderTimeoutMs)
    return checkStoreWrites(check, createFolderFileStore(folder), `The folder ${folder}`, remedy)
  }
  return createFindings(check).attempt(makeAndCheck, `The folder ${folder} cannot be made`, remedy)
}

/** Writes, reads and deletes a file in each store. */
export async function checkStores(config: Config): Promise<DoctorFinding[]> {
  const { s3, s3Assets, filesDir, assetsDir, dataDir } = config
  try {
    await checkSeparateLocations(config)
  } catch (error) {
    // Other errors mean that a folder cannot be read; the checks below report that.
    if (error instanceof StartError)
      return [createFindings('files').failed(error.message, 'The server does not start before that.')]
  }
  return Promise.all([
    s3 ? checkBucket('files', 'S3_BUCKET', s3) : checkStoreFolder('files', 'FILES_DIR', filesDir, dataDir),
    s3Assets
      ? checkBucket('builds', 'S3_ASSETS_BUCKET', s3Assets)
      : checkStoreFolder('builds', 'ASSETS_DIR', assetsDir, dataDir),
  ])
}

/** Connects and signs in, but sends no mail. */
export function checkMailServer(smtpUrl: string): Promise<DoctorFinding> {
  const { attempt, ok } = createFindings('mail')
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: mailTimeoutMs,
    greetingTimeout: mailTimeoutMs,
    socketTimeout: mailTimeoutMs,
  })
  return attempt(
    () => transport.verify().then(() => ok('The mail server lets us in.')),
    'The mail server does not let us in',
    'See that host, port, user and password in SMTP_URL are right (percent-encoded where they hold @, : or /), and that this machine may connect to it.',
  ).finally(() => transport.close())
}

/**
 * Reads the provider's metadata, and checks that it offers the device flow, with which staff sign in on the command
 * line.
 */
export function checkIdentityProvider(staff: NonNullable<Config['staff']>): Promise<DoctorFinding> {
  const { issuer } = staff
  const { attempt, ok, failed } = createFindings('identities')
  const checkDeviceFlow = async () =>
    (await discoverProvider(staff)).serverMetadata().device_authorization_endpoint
      ? ok(`${issuer} answers and offers the device flow.`)
      : failed(
          `${issuer} does not offer the device flow, by which staff sign in on the command line.`,
          'Allow the device authorization grant for the client of STAFF_CLIENT_ID.',
        )
  return attempt(
    checkDeviceFlow,
    `${issuer} does not answer as an OpenID Connect provider`,
    'Set STAFF_ISSUER to the issuer exactly as its /.well-known/openid-configuration names it, and see that this machine reaches it.',
  )
}
