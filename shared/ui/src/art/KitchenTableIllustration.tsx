import { Illustration } from './Illustration.tsx'

const sceneCss = {
  md: { overflow: 'visible', h: 'auto' },
  h: '124px',
  '& *': { vectorEffect: 'non-scaling-stroke' },
  '& .hi': { display: { base: 'none', md: 'initial' } },
}

/**
 * Illustration of a kitchen table with objects for the subjects of the portal. On phones, only the objects are shown.
 */
export function KitchenTableIllustration() {
  return (
    <Illustration viewBox="0 0 372 262" preserveAspectRatio="xMidYMax slice" w="100%" css={sceneCss}>
      <path className="a hi" opacity=".3" d="M270 96 208 262h184L330 96z" />
      <g className="hi">
        <path className="b" d="M34 40h66v74H34z" transform="translate(5 5)" />
        <path
          className="w"
          d="M34 40h66v74H34zM34 40l6 6h54l6-6M40 46v62M94 46v62M34 114l6-6h54l6 6M40 46h54v62H40z"
        />
        <g transform="translate(42 52) scale(.52)">
          <path
            className="b"
            d="M14 50a34 34 0 0 1 68 0c-6-6-16-6-22 0-6-6-17-6-23 0-6-6-17-6-23 0Z"
            transform="translate(5 4)"
          />
          <path d="M48 16v-4M14 50a34 34 0 0 1 68 0c-6-6-16-6-22 0-6-6-17-6-23 0-6-6-17-6-23 0ZM37 50c0-16 4-28 11-34 7 6 12 18 12 34M48 48v28a7 7 0 0 1-14 0" />
        </g>
        <path d="M300-1200V48" />
        <path className="a" d="M254 96c2-30 22-46 46-46s44 16 46 46z" transform="translate(6 5)" />
        <path d="M254 96c2-30 22-46 46-46s44 16 46 46zM288 96a12 11 0 0 0 24 0" />
        <path d="M178 44v8" />
        <circle className="k" cx="178" cy="43" r="3" />
        <circle className="c" cx="181" cy="65" r="12" />
        <circle cx="178" cy="62" r="12" />
        <circle className="w" cx="178" cy="57" r="3.5" />
        <path d="M178 74v30M178 104h8M178 95h6" />
      </g>
      <g transform="translate(110 0)">
        <path className="c" d="M228 262h7v-58l-7-6z" />
        <path className="w" d="M152 262v-62l38-34 38 34v62" />
        <path d="M138 212 190 164l52 48M212 184v-18h10v28" />
        <path className="a" d="M181 262v-30h18v30z" />
        <path d="M181 262v-30h18v30M194 247v2M160 218h12v14h-12zM208 218h12v14h-12z" />
      </g>
      <g transform="translate(-16 0)">
        <path
          className="b"
          d="M54 214h44v36a12 12 0 0 1-12 12H66a12 12 0 0 1-12-12z"
          transform="translate(5 0)"
        />
        <path d="M54 214h44v36a12 12 0 0 1-12 12H66a12 12 0 0 1-12-12zM98 222h5a11 11 0 0 1 0 24h-5M68 202c-5-7 5-11 0-18M84 202c-5-7 5-11 0-18" />
      </g>
      <g transform="translate(-134 0)">
        <path className="w" d="M262 254h92v8h-92zM268 246h84v8h-84z" />
        <path className="a" d="M300 246c-9-14-7-26 2-32h18c9 6 11 18 2 32z" transform="translate(4 0)" />
        <path d="M300 246c-9-14-7-26 2-32h18c9 6 11 18 2 32zM311 214c0-22-5-30-11-38M311 214c2-16 5-24 11-32" />
        <path
          className="b"
          d="M300 176c-14 2-20-6-22-16 12-1 20 5 22 16zM322 182c14 2 22-4 26-15-13-3-22 4-26 15z"
          transform="translate(3 2)"
        />
        <path d="M300 176c-14 2-20-6-22-16 12-1 20 5 22 16zM322 182c14 2 22-4 26-15-13-3-22 4-26 15z" />
      </g>
    </Illustration>
  )
}
