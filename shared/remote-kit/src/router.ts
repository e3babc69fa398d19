/** The part of the router that the portal shares: one copy, owned by the shell. */
export {
  createPath,
  Link,
  matchPath,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
