/**
 * A request's URL in a form that the router accepts (Fastify's `rewriteUrl`): a path with invalid percent-encoding is
 * taken literally. Fastify would reject it before any handler.
 */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Whether the path of a request was valid as sent. */
export const isReadable = ({ url, originalUrl }: { url: string; originalUrl: string }): boolean =>
  url === originalUrl
