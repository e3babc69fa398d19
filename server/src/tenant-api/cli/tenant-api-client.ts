import { ErrorBody } from '@portal/contract/error'
import { ImportFault, ImportStatus, tenantApiBase } from '@portal/contract/tenant-api/tenant-api-calls'
import * as v from 'valibot'
import { StartError } from '../../start-error.ts'

export interface TenantApiAccess {
  url: string
  key: string
}

/** Formats the error for a proxy that rejects a large body without a reason. */
const formatTooLargeMessage = (address: string) =>
  `The file is too large for a proxy before ${address}, which refused it: nothing was received. Send it in parts, or have the operator raise the proxy's limit of a body (nginx: client_max_body_size).`

const readErrorMessage = async (response: Response, address: string): Promise<string> => {
  const errorBody = v.safeParse(ErrorBody, await response.json().catch(() => null))
  const { message, errors } = errorBody.success ? errorBody.output : {}
  const fields = Object.entries(errors ?? {}).map(([field, text]) => `${field} ${text}`)
  if (response.status === 413 && message === undefined) return formatTooLargeMessage(address)
  return [message ?? `The server answered ${response.status}.`, ...fields].join('\n')
}

/** @throws StartError with a readable message if the call fails */
export async function callTenantApi(
  { url, key }: TenantApiAccess,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { ...(init.headers as object), authorization: `Bearer ${key}` }
  const response = await fetch(`${url}${tenantApiBase}${path}`, { ...init, headers }).catch(() => {
    throw new StartError(
      `There is no server at ${url}, or the connection broke: name another with TENANT_URL, or try again.`,
    )
  })
  if (response.status === 401)
    throw new StartError('TENANT_KEY is not accepted: make a key with pnpm adviser key-add')
  if (!response.ok) throw new StartError(await readErrorMessage(response, url))
  return response
}

export const fetchImport = async (portal: TenantApiAccess, id: number | string): Promise<ImportStatus> =>
  v.parse(ImportStatus, await (await callTenantApi(portal, `/imports/${id}`)).json())

export async function fetchImportFaults(
  portal: TenantApiAccess,
  id: number | string,
): Promise<ImportFault[]> {
  const text = await (await callTenantApi(portal, `/imports/${id}/faults`)).text()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(ImportFault, JSON.parse(line)))
}
