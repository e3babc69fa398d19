/**
 * Converts a request's URL to a form that the router accepts (Fastify's `rewriteUrl`): a path with invalid
 * percent-encoding is taken literally. Otherwise Fastify would reject it before any handler runs.
 */
export function toReadableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Whether the path of a request was valid before `toReadableUrl` rewrote it. */
export const isReadablePath = ({ url, originalUrl }: { url: string; originalUrl: string }): boolean =>
  url === originalUrl
