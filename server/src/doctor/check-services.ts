import { mkdir } from 'node:fs/promises'
import nodemailer from 'nodemailer'
import type { Config, S3Bucket } from '../config.ts'
import type { FileStore } from '../files/file-store.ts'
import { createFolderFileStore } from '../files/folder-file-store.ts'
import { checkSeparateLocations } from '../files/separate-locations.ts'
import { testFileStore } from '../files/store-health-check.ts'
import { discoverProvider } from '../staff/identity-provider.ts'
import { StartError } from '../start-error.ts'
import {
  createFailedFinding,
  createOkFinding,
  type DoctorFinding,
  getConnectionRemedy,
  getErrorReason,
  withTimeLimit,
} from './doctor-finding.ts'

/** Node never stops creating a folder below one that takes none, such as /proc. */
const folderTimeoutMs = 5000

/** Timeout of each step with the mail server. */
const mailTimeoutMs = 5000

const checkStoreWrites = (
  check: string,
  store: FileStore,
  location: string,
  remedy: string,
): Promise<DoctorFinding> =>
  testFileStore(store)
    .then(() => createOkFinding(check, `${location} takes, returns and removes a trial file.`))
    .catch((error: unknown) =>
      createFailedFinding(
        check,
        `${location} refuses a trial file: ${getErrorReason(error)}.`,
        getConnectionRemedy(error, remedy),
      ),
    )

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
  try {
    await withTimeLimit(mkdir(folder, { recursive: true }), folderTimeoutMs)
  } catch (error) {
    return createFailedFinding(
      check,
      `The folder ${folder} cannot be made: ${getErrorReason(error)}.`,
      remedy,
    )
  }
  return checkStoreWrites(check, createFolderFileStore(folder), `The folder ${folder}`, remedy)
}

/** Writes, reads and deletes a file in each store. */
export async function checkStores(config: Config): Promise<DoctorFinding[]> {
  const { s3, s3Assets, filesDir, assetsDir, dataDir } = config
  try {
    await checkSeparateLocations(config)
  } catch (error) {
    // Other errors mean that a folder cannot be read; the checks below report that.
    if (error instanceof StartError)
      return [createFailedFinding('files', error.message, 'The server does not start before that.')]
  }
  return Promise.all([
    s3 ? checkBucket('files', 'S3_BUCKET', s3) : checkStoreFolder('files', 'FILES_DIR', filesDir, dataDir),
    s3Assets
      ? checkBucket('builds', 'S3_ASSETS_BUCKET', s3Assets)
      : checkStoreFolder('builds', 'ASSETS_DIR', assetsDir, dataDir),
  ])
}

/** Connects and signs in, but sends no mail. */
export async function checkMailServer(smtpUrl: string): Promise<DoctorFinding> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: mailTimeoutMs,
    greetingTimeout: mailTimeoutMs,
    socketTimeout: mailTimeoutMs,
  })
  try {
    await transport.verify()
    return createOkFinding('mail', 'The mail server lets us in.')
  } catch (error) {
    return createFailedFinding(
      'mail',
      `The mail server does not let us in: ${getErrorReason(error)}.`,
      getConnectionRemedy(
        error,
        'See that host, port, user and password in SMTP_URL are right (percent-encoded where they hold @, : or /), and that this machine may connect to it.',
      ),
    )
  } finally {
    transport.close()
  }
}

/**
 * Reads the provider's metadata, and checks that it offers the device flow, with which staff sign in on the command
 * line.
 */
export async function checkIdentityProvider(staff: NonNullable<Config['staff']>): Promise<DoctorFinding> {
  const { issuer } = staff
  try {
    const { device_authorization_endpoint: deviceFlow } = (await discoverProvider(staff)).serverMetadata()
    if (deviceFlow) return createOkFinding('identities', `${issuer} answers and offers the device flow.`)
    return createFailedFinding(
      'identities',
      `${issuer} does not offer the device flow, by which staff sign in on the command line.`,
      'Allow the device authorization grant for the client of STAFF_CLIENT_ID.',
    )
  } catch (error) {
    return createFailedFinding(
      'identities',
      `${issuer} does not answer as an OpenID Connect provider: ${getErrorReason(error)}.`,
      getConnectionRemedy(
        error,
        'Set STAFF_ISSUER to the issuer exactly as its /.well-known/openid-configuration names it, and see that this machine reaches it.',
      ),
    )
  }
}
