import * as v from '@portal/contract/schema'

/** A call of the firm's API that a remote in a sandbox may make, as the API description names it: `GET /customer/note`, `{id}` for a part. */
export const SandboxCall = v.pipe(
  v.string(),
  v.regex(
    /^(GET|POST|DELETE) (\/([a-z][\w-]*|\{\w+\}))+$/i,
    'must be a method and a path, such as GET /customer/note',
  ),
)

/** What a remote may do that runs in a frame of its own, as who operates the portal granted it: calls by their names. */
export const Sandbox = v.object({ calls: v.array(v.string()) })
export type Sandbox = v.InferOutput<typeof Sandbox>

/** Path of the frame of a build that runs in a sandbox. */
export const sandboxPath = ({ name, hash }: { name: string; hash: string }): string =>
  `/_sandbox/${name}/${hash}`

/** Whether a sandbox lets a call through: its method, and its path below the firm's API, with or without a query. */
export function allowsCall({ calls }: Sandbox, method: string, url: string): boolean {
  const [path = ''] = url.split('?')
  const parts = path.split('/')
  if (parts.some((part) => part === '.' || part === '..' || /%|\\|#/.test(part))) return false
  return calls.some((call) => {
    const [of, pattern = ''] = call.split(' ')
    const wanted = pattern.split('/')
    return (
      of === method &&
      wanted.length === parts.length &&
      wanted.every((one, index) => (one.startsWith('{') ? parts[index] !== '' : one === parts[index]))
    )
  })
}
