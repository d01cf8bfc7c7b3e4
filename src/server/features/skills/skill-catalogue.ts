/** What a technology is used for: two that share fields tend to be known together. */
export type Field =
  | 'apple'
  | 'blockchain'
  | 'cloud'
  | 'data'
  | 'design'
  | 'embedded'
  | 'functional'
  | 'games'
  | 'hardware'
  | 'javascript'
  | 'jvm'
  | 'learning'
  | 'making'
  | 'microsoft'
  | 'mobile'
  | 'operations'
  | 'php'
  | 'python'
  | 'ruby'
  | 'security'
  | 'server'
  | 'testing'
  | 'tools'
  | 'web';

export type Technology = { name: string; icon: string; color: string; fields: Field[] };

/**
 * Well-known technologies by category, the most widespread first: what skills are suggested from. Icons are classes of
 * the icon font, of its free set; brands that it does not have get a fitting shape.
 */
export const SKILL_CATALOGUE: { category: string; technologies: Technology[] }[] = [
  {
    category: 'Languages',
    technologies: [
      { name: 'JavaScript', icon: 'fa-brands fa-js', color: '#f7df1e', fields: ['web', 'javascript'] },
      {
        name: 'TypeScript',
        icon: 'fa-brands fa-typescript',
        color: '#3178c6',
        fields: ['web', 'javascript'],
      },
      {
        name: 'Python',
        icon: 'fa-brands fa-python',
        color: '#3776ab',
        fields: ['python', 'data', 'learning'],
      },
      { name: 'HTML', icon: 'fa-brands fa-html5', color: '#e34f26', fields: ['web'] },
      { name: 'CSS', icon: 'fa-brands fa-css', color: '#663399', fields: ['web'] },
      { name: 'SQL', icon: 'fa-solid fa-database', color: '#e38c00', fields: ['data', 'server'] },
      { name: 'Java', icon: 'fa-brands fa-java', color: '#e76f00', fields: ['jvm', 'server'] },
      { name: 'C#', icon: 'fa-solid fa-hashtag', color: '#512bd4', fields: ['microsoft', 'games'] },
      { name: 'C++', icon: 'fa-solid fa-c', color: '#00599c', fields: ['embedded', 'games'] },
      { name: 'C', icon: 'fa-solid fa-c', color: '#a8b9cc', fields: ['embedded'] },
      { name: 'Go', icon: 'fa-brands fa-golang', color: '#00add8', fields: ['server', 'cloud'] },
      { name: 'Rust', icon: 'fa-brands fa-rust', color: '#000000', fields: ['embedded', 'server'] },
      { name: 'PHP', icon: 'fa-brands fa-php', color: '#777bb4', fields: ['web', 'php'] },
      { name: 'Ruby', icon: 'fa-solid fa-gem', color: '#cc342d', fields: ['web', 'ruby'] },
      { name: 'Kotlin', icon: 'fa-solid fa-k', color: '#7f52ff', fields: ['jvm', 'mobile'] },
      { name: 'Swift', icon: 'fa-brands fa-swift', color: '#f05138', fields: ['mobile', 'apple'] },
      { name: 'Dart', icon: 'fa-brands fa-dart-lang', color: '#0175c2', fields: ['mobile'] },
      { name: 'R', icon: 'fa-brands fa-r-project', color: '#276dc3', fields: ['data'] },
      { name: 'Julia', icon: 'fa-brands fa-julia', color: '#9558b2', fields: ['data'] },
      { name: 'Scala', icon: 'fa-solid fa-layer-group', color: '#dc322f', fields: ['jvm', 'data'] },
      { name: 'Elixir', icon: 'fa-solid fa-droplet', color: '#4b275f', fields: ['server'] },
      { name: 'Erlang', icon: 'fa-brands fa-erlang', color: '#a90533', fields: ['server'] },
      { name: 'Haskell', icon: 'fa-solid fa-code', color: '#5e5086', fields: ['functional'] },
      { name: 'Clojure', icon: 'fa-solid fa-leaf', color: '#5881d8', fields: ['jvm', 'functional'] },
      { name: 'F#', icon: 'fa-solid fa-code', color: '#378bba', fields: ['microsoft', 'functional'] },
      { name: 'Lua', icon: 'fa-solid fa-moon', color: '#000080', fields: ['games', 'embedded'] },
      { name: 'Perl', icon: 'fa-solid fa-terminal', color: '#0073a1', fields: ['server'] },
      { name: 'Bash', icon: 'fa-solid fa-terminal', color: '#4eaa25', fields: ['operations'] },
      {
        name: 'PowerShell',
        icon: 'fa-solid fa-terminal',
        color: '#5391fe',
        fields: ['microsoft', 'operations'],
      },
      { name: 'MATLAB', icon: 'fa-solid fa-wave-square', color: '#e16737', fields: ['data', 'embedded'] },
      { name: 'Zig', icon: 'fa-solid fa-bolt', color: '#f7a41d', fields: ['embedded'] },
      { name: 'Assembly', icon: 'fa-solid fa-memory', color: '#6e4c13', fields: ['embedded'] },
      { name: 'Solidity', icon: 'fa-brands fa-ethereum', color: '#363636', fields: ['blockchain'] },
      { name: 'WebAssembly', icon: 'fa-solid fa-cube', color: '#654ff0', fields: ['web'] },
      { name: 'VHDL', icon: 'fa-solid fa-microchip', color: '#543978', fields: ['hardware', 'embedded'] },
    ],
  },
  {
    category: 'Frontend',
    technologies: [
      { name: 'React', icon: 'fa-brands fa-react', color: '#61dafb', fields: ['web', 'javascript'] },
      { name: 'Next.js', icon: 'fa-solid fa-n', color: '#000000', fields: ['web', 'javascript'] },
      { name: 'Vue.js', icon: 'fa-brands fa-vuejs', color: '#4fc08d', fields: ['web', 'javascript'] },
      { name: 'Nuxt', icon: 'fa-solid fa-mountain', color: '#00dc82', fields: ['web', 'javascript'] },
      { name: 'Angular', icon: 'fa-brands fa-angular', color: '#dd0031', fields: ['web', 'javascript'] },
      { name: 'Svelte', icon: 'fa-brands fa-svelte', color: '#ff3e00', fields: ['web', 'javascript'] },
      { name: 'Astro', icon: 'fa-solid fa-rocket', color: '#bc52ee', fields: ['web', 'javascript'] },
      { name: 'SolidJS', icon: 'fa-solid fa-layer-group', color: '#2c4f7c', fields: ['web', 'javascript'] },
      { name: 'Ember.js', icon: 'fa-brands fa-ember', color: '#e04e39', fields: ['web', 'javascript'] },
      { name: 'jQuery', icon: 'fa-solid fa-dollar-sign', color: '#0769ad', fields: ['web', 'javascript'] },
      { name: 'Redux', icon: 'fa-solid fa-arrows-spin', color: '#764abc', fields: ['web', 'javascript'] },
      {
        name: 'Tailwind CSS',
        icon: 'fa-brands fa-tailwind-css',
        color: '#06b6d4',
        fields: ['web', 'design'],
      },
      { name: 'Bootstrap', icon: 'fa-brands fa-bootstrap', color: '#7952b3', fields: ['web'] },
      { name: 'Sass', icon: 'fa-brands fa-sass', color: '#cc6699', fields: ['web'] },
      { name: 'Less', icon: 'fa-brands fa-less', color: '#1d365d', fields: ['web'] },
      { name: 'Three.js', icon: 'fa-solid fa-cubes', color: '#000000', fields: ['web', 'games'] },
      { name: 'D3.js', icon: 'fa-solid fa-chart-column', color: '#f9a03c', fields: ['web', 'data'] },
      { name: 'Vite', icon: 'fa-solid fa-bolt', color: '#646cff', fields: ['web', 'javascript'] },
      { name: 'Webpack', icon: 'fa-solid fa-cube', color: '#8dd6f9', fields: ['web', 'javascript'] },
      { name: 'Storybook', icon: 'fa-brands fa-storybook', color: '#ff4785', fields: ['web', 'design'] },
      { name: 'SVG', icon: 'fa-solid fa-bezier-curve', color: '#ffb13b', fields: ['web', 'design'] },
      { name: 'Web Components', icon: 'fa-solid fa-puzzle-piece', color: '#29abe2', fields: ['web'] },
      {
        name: 'Accessibility',
        icon: 'fa-solid fa-universal-access',
        color: '#0170ea',
        fields: ['web', 'design'],
      },
    ],
  },
  {
    category: 'Backend',
    technologies: [
      {
        name: 'Node.js',
        icon: 'fa-brands fa-node-js',
        color: '#5fa04e',
        fields: ['web', 'javascript', 'server'],
      },
      {
        name: 'Express',
        icon: 'fa-solid fa-server',
        color: '#000000',
        fields: ['web', 'javascript', 'server'],
      },
      { name: 'NestJS', icon: 'fa-solid fa-cat', color: '#e0234e', fields: ['javascript', 'server'] },
      { name: 'Deno', icon: 'fa-solid fa-dragon', color: '#000000', fields: ['javascript', 'server'] },
      { name: 'Bun', icon: 'fa-solid fa-bolt', color: '#fbf0df', fields: ['javascript', 'server'] },
      { name: 'Django', icon: 'fa-solid fa-d', color: '#092e20', fields: ['python', 'server'] },
      { name: 'Flask', icon: 'fa-solid fa-flask', color: '#3babc3', fields: ['python', 'server'] },
      { name: 'FastAPI', icon: 'fa-solid fa-bolt', color: '#009688', fields: ['python', 'server'] },
      { name: 'Spring Boot', icon: 'fa-solid fa-leaf', color: '#6db33f', fields: ['jvm', 'server'] },
      {
        name: 'ASP.NET Core',
        icon: 'fa-brands fa-microsoft',
        color: '#512bd4',
        fields: ['microsoft', 'server'],
      },
      { name: '.NET', icon: 'fa-brands fa-microsoft', color: '#512bd4', fields: ['microsoft', 'server'] },
      { name: 'Laravel', icon: 'fa-brands fa-laravel', color: '#ff2d20', fields: ['php', 'server'] },
      { name: 'Symfony', icon: 'fa-brands fa-symfony', color: '#000000', fields: ['php', 'server'] },
      { name: 'Ruby on Rails', icon: 'fa-solid fa-train', color: '#d30001', fields: ['ruby', 'server'] },
      { name: 'Phoenix', icon: 'fa-brands fa-phoenix-framework', color: '#fd4f00', fields: ['server'] },
      { name: 'GraphQL', icon: 'fa-solid fa-circle-nodes', color: '#e10098', fields: ['web', 'server'] },
      {
        name: 'tRPC',
        icon: 'fa-solid fa-arrow-right-arrow-left',
        color: '#2596be',
        fields: ['javascript', 'server'],
      },
      { name: 'gRPC', icon: 'fa-solid fa-right-left', color: '#244c5a', fields: ['server', 'cloud'] },
      { name: 'REST APIs', icon: 'fa-solid fa-plug', color: '#009688', fields: ['web', 'server'] },
      { name: 'OpenAPI', icon: 'fa-solid fa-file-code', color: '#6ba539', fields: ['web', 'server'] },
      { name: 'WebSockets', icon: 'fa-solid fa-plug', color: '#010101', fields: ['web', 'server'] },
      { name: 'RabbitMQ', icon: 'fa-solid fa-envelope', color: '#ff6600', fields: ['server'] },
      { name: 'Apache Kafka', icon: 'fa-solid fa-share-nodes', color: '#231f20', fields: ['data', 'server'] },
      { name: 'MQTT', icon: 'fa-solid fa-tower-broadcast', color: '#660066', fields: ['embedded', 'server'] },
      { name: 'Nginx', icon: 'fa-solid fa-server', color: '#009639', fields: ['server', 'operations'] },
    ],
  },
  {
    category: 'Databases',
    technologies: [
      { name: 'PostgreSQL', icon: 'fa-brands fa-postgresql', color: '#4169e1', fields: ['data', 'server'] },
      { name: 'MySQL', icon: 'fa-solid fa-database', color: '#4479a1', fields: ['server', 'web'] },
      {
        name: 'SQLite',
        icon: 'fa-solid fa-feather',
        color: '#003b57',
        fields: ['server', 'embedded', 'mobile'],
      },
      { name: 'MariaDB', icon: 'fa-solid fa-fish', color: '#003545', fields: ['server'] },
      { name: 'MongoDB', icon: 'fa-solid fa-leaf', color: '#47a248', fields: ['javascript', 'server'] },
      { name: 'Redis', icon: 'fa-solid fa-layer-group', color: '#ff4438', fields: ['server'] },
      {
        name: 'Microsoft SQL Server',
        icon: 'fa-solid fa-database',
        color: '#cc2927',
        fields: ['microsoft', 'data'],
      },
      { name: 'Oracle Database', icon: 'fa-solid fa-database', color: '#f80000', fields: ['jvm', 'data'] },
      {
        name: 'Elasticsearch',
        icon: 'fa-solid fa-magnifying-glass',
        color: '#005571',
        fields: ['data', 'server'],
      },
      { name: 'Apache Cassandra', icon: 'fa-solid fa-eye', color: '#1287b1', fields: ['data'] },
      { name: 'InfluxDB', icon: 'fa-solid fa-chart-line', color: '#22adf6', fields: ['embedded', 'data'] },
      { name: 'Neo4j', icon: 'fa-solid fa-circle-nodes', color: '#4581c3', fields: ['data'] },
      { name: 'DynamoDB', icon: 'fa-brands fa-aws', color: '#4053d6', fields: ['cloud'] },
      { name: 'Supabase', icon: 'fa-solid fa-bolt', color: '#3fcf8e', fields: ['web'] },
      { name: 'Firebase', icon: 'fa-solid fa-fire', color: '#dd2c00', fields: ['mobile', 'web'] },
      { name: 'Prisma', icon: 'fa-solid fa-shapes', color: '#2d3748', fields: ['javascript', 'server'] },
    ],
  },
  {
    category: 'Mobile',
    technologies: [
      {
        name: 'React Native',
        icon: 'fa-brands fa-react',
        color: '#61dafb',
        fields: ['mobile', 'javascript'],
      },
      { name: 'Flutter', icon: 'fa-brands fa-flutter', color: '#02569b', fields: ['mobile'] },
      { name: 'Android', icon: 'fa-brands fa-android', color: '#3ddc84', fields: ['mobile', 'jvm'] },
      { name: 'iOS', icon: 'fa-brands fa-apple', color: '#000000', fields: ['mobile', 'apple'] },
      { name: 'SwiftUI', icon: 'fa-brands fa-swift', color: '#0d84ff', fields: ['mobile', 'apple'] },
      {
        name: 'Jetpack Compose',
        icon: 'fa-solid fa-mobile-screen-button',
        color: '#4285f4',
        fields: ['mobile', 'jvm'],
      },
      {
        name: 'Ionic',
        icon: 'fa-solid fa-mobile-screen-button',
        color: '#3880ff',
        fields: ['mobile', 'javascript'],
      },
      {
        name: 'Expo',
        icon: 'fa-solid fa-mobile-screen-button',
        color: '#000020',
        fields: ['mobile', 'javascript'],
      },
    ],
  },
  {
    category: 'Cloud',
    technologies: [
      {
        name: 'Amazon Web Services',
        icon: 'fa-brands fa-aws',
        color: '#ff9900',
        fields: ['cloud', 'operations'],
      },
      {
        name: 'Microsoft Azure',
        icon: 'fa-brands fa-microsoft',
        color: '#0078d4',
        fields: ['cloud', 'microsoft'],
      },
      { name: 'Google Cloud', icon: 'fa-brands fa-google', color: '#4285f4', fields: ['cloud'] },
      { name: 'Cloudflare', icon: 'fa-brands fa-cloudflare', color: '#f38020', fields: ['cloud', 'web'] },
      { name: 'DigitalOcean', icon: 'fa-brands fa-digital-ocean', color: '#0080ff', fields: ['cloud'] },
      { name: 'Vercel', icon: 'fa-solid fa-caret-up', color: '#000000', fields: ['cloud', 'javascript'] },
      { name: 'Netlify', icon: 'fa-solid fa-diamond', color: '#00c7b7', fields: ['cloud', 'web'] },
      { name: 'Heroku', icon: 'fa-solid fa-cloud', color: '#430098', fields: ['cloud'] },
      { name: 'OpenStack', icon: 'fa-solid fa-cloud', color: '#ed1944', fields: ['cloud', 'operations'] },
    ],
  },
  {
    category: 'DevOps',
    technologies: [
      { name: 'Docker', icon: 'fa-brands fa-docker', color: '#2496ed', fields: ['operations', 'server'] },
      {
        name: 'Kubernetes',
        icon: 'fa-brands fa-kubernetes',
        color: '#326ce5',
        fields: ['operations', 'cloud'],
      },
      { name: 'Linux', icon: 'fa-brands fa-linux', color: '#fcc624', fields: ['operations', 'embedded'] },
      { name: 'GitHub Actions', icon: 'fa-brands fa-github', color: '#2088ff', fields: ['operations'] },
      { name: 'GitLab CI/CD', icon: 'fa-brands fa-gitlab', color: '#fc6d26', fields: ['operations'] },
      { name: 'Jenkins', icon: 'fa-brands fa-jenkins', color: '#d24939', fields: ['operations'] },
      {
        name: 'Terraform',
        icon: 'fa-solid fa-layer-group',
        color: '#844fba',
        fields: ['operations', 'cloud'],
      },
      { name: 'Ansible', icon: 'fa-solid fa-a', color: '#ee0000', fields: ['operations'] },
      { name: 'Helm', icon: 'fa-solid fa-anchor', color: '#0f1689', fields: ['operations', 'cloud'] },
      { name: 'Prometheus', icon: 'fa-solid fa-fire', color: '#e6522c', fields: ['operations'] },
      { name: 'Grafana', icon: 'fa-solid fa-gauge-high', color: '#f46800', fields: ['operations', 'data'] },
      { name: 'Ubuntu', icon: 'fa-brands fa-ubuntu', color: '#e95420', fields: ['operations'] },
      { name: 'Debian', icon: 'fa-brands fa-debian', color: '#a81d33', fields: ['operations'] },
      { name: 'Red Hat', icon: 'fa-brands fa-redhat', color: '#ee0000', fields: ['operations'] },
    ],
  },
  {
    category: 'Testing',
    technologies: [
      { name: 'Jest', icon: 'fa-solid fa-vial', color: '#c21325', fields: ['testing', 'javascript'] },
      { name: 'Vitest', icon: 'fa-solid fa-vial', color: '#6e9f18', fields: ['testing', 'javascript'] },
      { name: 'Playwright', icon: 'fa-solid fa-masks-theater', color: '#2ead33', fields: ['testing', 'web'] },
      { name: 'Cypress', icon: 'fa-solid fa-tree', color: '#69d3a7', fields: ['testing', 'web'] },
      { name: 'Selenium', icon: 'fa-solid fa-circle-check', color: '#43b02a', fields: ['testing', 'web'] },
      { name: 'pytest', icon: 'fa-solid fa-vial', color: '#0a9edc', fields: ['testing', 'python'] },
      { name: 'JUnit', icon: 'fa-solid fa-vial', color: '#25a162', fields: ['testing', 'jvm'] },
      { name: 'Postman', icon: 'fa-solid fa-paper-plane', color: '#ff6c37', fields: ['testing', 'server'] },
    ],
  },
  {
    category: 'Data',
    technologies: [
      { name: 'pandas', icon: 'fa-solid fa-table', color: '#150458', fields: ['python', 'data'] },
      { name: 'NumPy', icon: 'fa-solid fa-cubes', color: '#013243', fields: ['python', 'data', 'learning'] },
      { name: 'Apache Spark', icon: 'fa-solid fa-star', color: '#e25a1c', fields: ['data', 'jvm'] },
      { name: 'Apache Airflow', icon: 'fa-solid fa-wind', color: '#017cee', fields: ['data', 'python'] },
      { name: 'dbt', icon: 'fa-solid fa-diagram-project', color: '#ff694b', fields: ['data'] },
      {
        name: 'Jupyter',
        icon: 'fa-solid fa-book-open',
        color: '#f37626',
        fields: ['python', 'data', 'learning'],
      },
      { name: 'Power BI', icon: 'fa-solid fa-chart-simple', color: '#f2c811', fields: ['microsoft', 'data'] },
      { name: 'Tableau', icon: 'fa-solid fa-chart-pie', color: '#e97627', fields: ['data'] },
      { name: 'Excel', icon: 'fa-solid fa-file-excel', color: '#217346', fields: ['microsoft', 'data'] },
      { name: 'Matplotlib', icon: 'fa-solid fa-chart-line', color: '#11557c', fields: ['python', 'data'] },
    ],
  },
  {
    category: 'Machine Learning',
    technologies: [
      { name: 'PyTorch', icon: 'fa-solid fa-fire', color: '#ee4c2c', fields: ['python', 'learning'] },
      { name: 'TensorFlow', icon: 'fa-solid fa-brain', color: '#ff6f00', fields: ['python', 'learning'] },
      {
        name: 'scikit-learn',
        icon: 'fa-solid fa-chart-line',
        color: '#f7931e',
        fields: ['python', 'learning', 'data'],
      },
      { name: 'Keras', icon: 'fa-solid fa-k', color: '#d00000', fields: ['python', 'learning'] },
      {
        name: 'Hugging Face',
        icon: 'fa-brands fa-hugging-face',
        color: '#ffd21e',
        fields: ['python', 'learning'],
      },
      {
        name: 'OpenCV',
        icon: 'fa-solid fa-eye',
        color: '#5c3ee8',
        fields: ['python', 'learning', 'embedded'],
      },
      { name: 'LangChain', icon: 'fa-solid fa-link', color: '#1c3c3c', fields: ['python', 'learning'] },
      { name: 'OpenAI API', icon: 'fa-brands fa-openai', color: '#412991', fields: ['learning'] },
      {
        name: 'Ultralytics YOLO',
        icon: 'fa-brands fa-ultralytics',
        color: '#111f68',
        fields: ['python', 'learning'],
      },
      {
        name: 'Natural Language Processing',
        icon: 'fa-solid fa-language',
        color: '#0f766e',
        fields: ['python', 'learning'],
      },
    ],
  },
  {
    category: 'Hardware',
    technologies: [
      { name: 'Arduino', icon: 'fa-solid fa-infinity', color: '#00878f', fields: ['embedded', 'hardware'] },
      {
        name: 'Raspberry Pi',
        icon: 'fa-brands fa-raspberry-pi',
        color: '#a22846',
        fields: ['embedded', 'hardware'],
      },
      { name: 'ESP32', icon: 'fa-solid fa-microchip', color: '#e7352c', fields: ['embedded', 'hardware'] },
      { name: 'STM32', icon: 'fa-solid fa-microchip', color: '#03234b', fields: ['embedded', 'hardware'] },
      {
        name: 'MicroPython',
        icon: 'fa-solid fa-microchip',
        color: '#2b2728',
        fields: ['embedded', 'python'],
      },
      { name: 'FreeRTOS', icon: 'fa-solid fa-clock', color: '#76b900', fields: ['embedded'] },
      { name: 'Zephyr', icon: 'fa-solid fa-wind', color: '#7929d2', fields: ['embedded'] },
      {
        name: 'KiCad',
        icon: 'fa-solid fa-diagram-project',
        color: '#314cb0',
        fields: ['hardware', 'making'],
      },
      { name: 'FPGA', icon: 'fa-solid fa-memory', color: '#0068b5', fields: ['hardware', 'embedded'] },
      { name: 'ROS', icon: 'fa-solid fa-robot', color: '#22314e', fields: ['embedded', 'learning'] },
      { name: 'Home Assistant', icon: 'fa-solid fa-house-signal', color: '#18bcf2', fields: ['embedded'] },
      {
        name: 'Bluetooth Low Energy',
        icon: 'fa-brands fa-bluetooth',
        color: '#0082fc',
        fields: ['embedded', 'mobile'],
      },
      { name: 'LoRaWAN', icon: 'fa-solid fa-satellite-dish', color: '#00a0dc', fields: ['embedded'] },
      { name: '3D Printing', icon: 'fa-solid fa-cube', color: '#f97316', fields: ['making', 'hardware'] },
      {
        name: 'Fusion 360',
        icon: 'fa-solid fa-compass-drafting',
        color: '#ff6b00',
        fields: ['making', 'design'],
      },
      { name: 'FreeCAD', icon: 'fa-solid fa-ruler-combined', color: '#418fde', fields: ['making'] },
      { name: 'SolidWorks', icon: 'fa-solid fa-gears', color: '#e2231a', fields: ['making'] },
      { name: 'OpenSCAD', icon: 'fa-solid fa-draw-polygon', color: '#f9d72c', fields: ['making'] },
    ],
  },
  {
    category: 'Design',
    technologies: [
      { name: 'Figma', icon: 'fa-brands fa-figma', color: '#f24e1e', fields: ['design', 'web'] },
      { name: 'Sketch', icon: 'fa-brands fa-sketch', color: '#f7b500', fields: ['design', 'apple'] },
      { name: 'Adobe Photoshop', icon: 'fa-solid fa-image', color: '#31a8ff', fields: ['design'] },
      { name: 'Adobe Illustrator', icon: 'fa-solid fa-pen-nib', color: '#ff9a00', fields: ['design'] },
      { name: 'Adobe XD', icon: 'fa-solid fa-object-group', color: '#ff61f6', fields: ['design'] },
      { name: 'Inkscape', icon: 'fa-solid fa-bezier-curve', color: '#000000', fields: ['design', 'making'] },
      { name: 'GIMP', icon: 'fa-solid fa-palette', color: '#5c5543', fields: ['design'] },
      { name: 'Blender', icon: 'fa-solid fa-cube', color: '#e87d0d', fields: ['design', 'games', 'making'] },
      { name: 'UX Design', icon: 'fa-solid fa-compass', color: '#7c3aed', fields: ['design'] },
    ],
  },
  {
    category: 'Game Development',
    technologies: [
      { name: 'Unity', icon: 'fa-brands fa-unity', color: '#000000', fields: ['games', 'microsoft'] },
      { name: 'Unreal Engine', icon: 'fa-brands fa-unreal-engine', color: '#0e1128', fields: ['games'] },
      { name: 'Godot', icon: 'fa-solid fa-robot', color: '#478cbf', fields: ['games'] },
      { name: 'OpenGL', icon: 'fa-solid fa-cubes', color: '#5586a4', fields: ['games'] },
      { name: 'WebGL', icon: 'fa-solid fa-cubes', color: '#990000', fields: ['games', 'web'] },
      { name: 'Vulkan', icon: 'fa-solid fa-mountain', color: '#ac162c', fields: ['games'] },
    ],
  },
  {
    category: 'Security',
    technologies: [
      { name: 'OAuth 2.0', icon: 'fa-solid fa-key', color: '#0f172a', fields: ['security', 'web'] },
      { name: 'OpenID Connect', icon: 'fa-brands fa-openid', color: '#f78c40', fields: ['security', 'web'] },
      {
        name: 'Penetration Testing',
        icon: 'fa-solid fa-user-secret',
        color: '#b91c1c',
        fields: ['security'],
      },
      { name: 'OWASP', icon: 'fa-solid fa-shield-halved', color: '#000000', fields: ['security', 'web'] },
      {
        name: 'Wireshark',
        icon: 'fa-solid fa-network-wired',
        color: '#1679a7',
        fields: ['security', 'operations'],
      },
      { name: 'Cryptography', icon: 'fa-solid fa-lock', color: '#334155', fields: ['security'] },
      {
        name: "Let's Encrypt",
        icon: 'fa-brands fa-lets-encrypt',
        color: '#003a70',
        fields: ['security', 'operations'],
      },
    ],
  },
  {
    category: 'Tools',
    technologies: [
      { name: 'Git', icon: 'fa-brands fa-git-alt', color: '#f05032', fields: ['tools', 'operations'] },
      { name: 'GitHub', icon: 'fa-brands fa-github', color: '#181717', fields: ['tools'] },
      { name: 'GitLab', icon: 'fa-brands fa-gitlab', color: '#fc6d26', fields: ['tools', 'operations'] },
      { name: 'Bitbucket', icon: 'fa-brands fa-bitbucket', color: '#0052cc', fields: ['tools'] },
      { name: 'npm', icon: 'fa-brands fa-npm', color: '#cb3837', fields: ['tools', 'javascript'] },
      { name: 'Yarn', icon: 'fa-brands fa-yarn', color: '#2c8ebb', fields: ['tools', 'javascript'] },
      { name: 'Visual Studio Code', icon: 'fa-brands fa-visual-studio', color: '#007acc', fields: ['tools'] },
      { name: 'Vim', icon: 'fa-brands fa-vim', color: '#019733', fields: ['tools', 'operations'] },
      { name: 'Jira', icon: 'fa-brands fa-jira', color: '#0052cc', fields: ['tools'] },
      { name: 'Trello', icon: 'fa-brands fa-trello', color: '#0052cc', fields: ['tools'] },
      { name: 'Notion', icon: 'fa-brands fa-notion', color: '#000000', fields: ['tools'] },
      { name: 'Markdown', icon: 'fa-brands fa-markdown', color: '#000000', fields: ['tools', 'web'] },
      { name: 'LaTeX', icon: 'fa-brands fa-tex', color: '#008080', fields: ['tools', 'data'] },
    ],
  },
  {
    category: 'Content Management',
    technologies: [
      { name: 'WordPress', icon: 'fa-brands fa-wordpress', color: '#21759b', fields: ['php', 'web'] },
      { name: 'Drupal', icon: 'fa-brands fa-drupal', color: '#0678be', fields: ['php', 'web'] },
      { name: 'Joomla', icon: 'fa-brands fa-joomla', color: '#5091cd', fields: ['php', 'web'] },
      { name: 'Shopify', icon: 'fa-brands fa-shopify', color: '#7ab55c', fields: ['web'] },
      { name: 'Magento', icon: 'fa-brands fa-magento', color: '#ee672f', fields: ['php', 'web'] },
      { name: 'Ghost', icon: 'fa-solid fa-ghost', color: '#15171a', fields: ['javascript', 'web'] },
      { name: 'Strapi', icon: 'fa-solid fa-layer-group', color: '#4945ff', fields: ['javascript', 'web'] },
      { name: 'TYPO3', icon: 'fa-brands fa-typo3', color: '#ff8700', fields: ['php', 'web'] },
      { name: 'Webflow', icon: 'fa-brands fa-webflow', color: '#146ef5', fields: ['web', 'design'] },
      { name: 'Stripe', icon: 'fa-brands fa-stripe', color: '#635bff', fields: ['web', 'server'] },
    ],
  },
];
