/** Removes from a response the values that differ even between equal records: ids, and links that contain ids. */
export function removeRecordIds(value: unknown, name = ''): unknown {
  if (Array.isArray(value))
    return name === 'resourceId' ? value.length : value.map((item) => removeRecordIds(item))
  if (typeof value !== 'object' || value === null) return value
  const idNamePattern =
    /^(id|(customer|mortgage|damage|parent|resource|appointment_type|mortgage_progress|damage_progress)_id|link|\w+_link|filesize)$/
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      idNamePattern.test(key) ? [key, member !== null] : [key, removeRecordIds(member, key)],
    ),
  )
}
