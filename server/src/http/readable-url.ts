/**
 * The address of a request as a router can read it (`rewriteUrl` of Fastify): a path with a percent sign that begins no
 * character, or with bytes that are none, is taken as the text that it is. Fastify would refuse it before any handler.
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

/** Whether the path of a request could be read as it was sent. */
export const isReadable = ({ url, originalUrl }: { url: string; originalUrl: string }): boolean =>
  url === originalUrl
