/**
 * Words that English objectives use for the same situation. A guide's keyword names one as "@leave", so that "quit",
 * "drifted away" and "let it lapse" all count. A word counts in each of its forms.
 */
const written = {
  not: "not, never, hardly any, hardly ever, hardly anyone, rarely, seldom, few, fewer, nobody, low, poor, avoid, refuse, reluctant, fail, little, without, barrier, prevent",
  leave:
    "leave, quit, cancel, lapse, drop out, give up, drift away, walk away, run out, not renew, unsubscribe, resign, lose, end their, fall away, step down, withdraw, pull out",
  join: "join, sign up, become, enrol, enroll, register, take up, recruit, get into",
  start: "start, begin, settle, induction, onboard, early",
  club: "club, pta, committee, society, choir, gym, union, band, league, guild, scout, congregation, church, orchestra, group, membership, meetup, parkrun, allotment, co-op, chapter, network, community garden, team sport",
  event:
    "event, festival, conference, fair, open day, open evening, concert, expo, trade show, meetup, summit, parade, ceremony, gala, hackathon, show, gig, market day, performance, race day, marathon, reunion, career day, webinar, tournament, summer camp, open house, taster day, party, fete, carnival, open morning, quiz night, parent evening",
  venue:
    "museum, gallery, library, pool, park, theatre, zoo, cinema, shop, store, restaurant, café, cafe, castle, garden, leisure centre, visitor centre, playground, branch, showroom, cathedral, aquarium, exhibition, swimming baths, supermarket, pub, community centre, sports centre, nature reserve, bookshop, day centre, arts centre, garden centre, science centre, exhibit, memorial",
  office:
    "council, town hall, city hall, permit, tax office, job centre, passport, registry, licence, license, housing office, planning office, court, municipal, embassy, visa, government, agency, ministry, public service, registrar, police, authority, planning permission, tax return, universal credit, benefit office, one-stop shop",
  apply:
    "apply, application, applicant, candidate, application form, submit, admission, bid, job advert, grant",
  move: "move here, move into, move house, move away, move country, newcomer, newly arrive, relocate, settle, new country, immigrate, migrant, expat, resettle",
  staff:
    "staff, employee, worker, colleague, nurse, engineer, assistant, hire, starter, teacher, agent, rep, crew, clinician, doctor, workforce, driver, planner, cashier, developer, consultant, manager, apprentice, graduate, team member, team, new recruit, cleaner, chef, technician, porter, leader, midwife, people who work, waiter, counsellor, carpenter, translator, rider, courier, therapist, paramedic, social worker, librarian, baker, sales people, salespeople, call handler, cook, guard, researcher, editor, lawyer, accountant, designer, programmer, operator, technician, cabin crew, pilot, gardener, caretaker, trainer, lecturer, tutor",
  donor:
    "donor, donate, donation, giver, fundraise, standing order, sponsor, supporter, direct debit, legacy, pledge",
  course:
    "course, workshop, training, lesson, class, seminar, bootcamp, webinar, masterclass, tutorial, first aid, module, evening class, curriculum",
  wait: "wait, queue, waiting list, waitlist, backlog, on hold, waiting time",
  rule: "rule, policy, regulation, ban, opening hour, dress code, uniform, guideline, procedure, restriction, requirement, timetable, rota, schedule, collection, bin, shift pattern, office day, mandate, code of conduct, law, limit, speed limit, menu, layout, format, arrangement, reorganisation, restructure, merger, charge",
  worktool:
    "app, crm, erp, intranet, dashboard, system, software, tool, spreadsheet, portal, database, excel, timesheet, time sheet, sharepoint, electronic record, electronic prescribe, e-prescribe, scanner, tablet, platform, sap, salesforce, jira, chatbot",
  firm: "firm, company, business, manufacturer, procurement, sme, b2b, organisation, organization, facility manager, contractor, supplier, small shop, retailer, practice, office manager, head teacher, farmer, builder, it manager, restaurant, hotel, agency, charity, clinic, surgery, farmer, brewery, pub, farm",
  trade:
    "firm, company, business, dentist, electrician, plumber, architect, carpenter, caterer, chef, farmer, builder, café, cafe, pub, restaurant, hotel, school, hospital, clinic, shop, retailer, practice, charity, council, university, wholesaler, manufacturer, organisation, organization, agency, museum, library, garage, buyer, landlord, office, vet, pharmacist, baker, brewer, hairdresser, florist, contractor, developer, sme",
  buy: "buy, purchase, procure, source, choose, select, pick",
  care: "look after, care for, carer, dementia, elderly parent, stroke, alzheimer, disabled child, ill relative, ageing parent, respite",
  travel:
    "commute, travel, get to work, get about, get around, bus, train, cycle, drive, tram, journey, public transport, bike, route, car park, ferry, passenger, underground, walk to",
  habit:
    "cook, eat, meal, grocery, snack, sleep, screen time, diet, breakfast, lunch, dinner, recycle, watch, scroll, shop for, shopping, food, streaming, tv, leisure, weekend, play, game, read, housework, laundry, heat",
  habitchange:
    "cut down, quit, give up, stop smoke, drink, smoke, lose weight, exercise, healthy, diet, vape, gamble, addiction, reduce, habit, sugar, meat, fitter, active",
  safe: "safe, unsafe, safety, feel safe, threaten",
  report:
    "report, raise, flag, tell us, speak up, whistle, disclose, tell anyone, tell someone, come forward, notice, complain",
  problem:
    "pothole, fly-tipping, harassment, bully, near miss, hazard, bug, incident, abuse, accident, mistake, error, damage, graffiti, broken, misconduct, side effect, fraud, scam, danger, dangerous, streetlight, litter, leak, racism",
  news: "newsletter, bulletin, magazine, email, e-mail, letter, notice board, blog, podcast, update, social media, announcement, post, leaflet, message, communication, mailing, press, communicate",
  repair:
    "repair, fix, maintenance, broken, leak, heat, boiler, breakdown, mend, damp, mould, service call, maintain",
  tenant:
    "tenant, renter, rent a flat, rent a room, landlord, flat, estate, housing association, leaseholder, tower block, student hall, sheltered housing, apartment, council house, block, social housing, care home, resident",
  choose: "choose, pick, decide, select, choice, decision, opt, make up their mind, settle on",
  keep: "stay, loyal, keep, retain, long-standing, long-time, return, come back, remain, stick, for years",
  programme:
    "programme, program, scheme, mentor, intervention, support group, counsel, advice service, debt advice, coach, rehab, befriending, pilot, service user, project, initiative, youth work, bootcamp, apprenticeship",
  product:
    "app, product, device, machine, software, mower, appliance, website, platform, tool, bike, watch, printer, portal",
  info: "information, look up, trust, trustworthy, source, research, advice, google, misinformation, fact, look for, turn to, guidance",
  see: "think of, hear the name, hear our name, come to mind, perceive, perception, know for, associate, see us, image, stand for",
  project:
    "project, launch, office move, rollout, roll-out, campaign, migration, release, event, renovation, pilot, festival, rebrand, build",
  rulechange: "new, change, introduce, since, switch, bring in, different",
  booking:
    "appointment, booking, reservation, check-up, lesson, slot, table, session, class, viewing, consultation, screening, visit, clinic, physio, dentist, vaccination, interview",
  task: "plan, prepare, log, collect, record, handle, review, order, book, schedule, invoice, track, organise, arrange, run, deliver, file, pack, count, document, assign, prioritise, edit, approve, archive, hand out, write, estimate, price, quote, dispatch",
  use: "use, visit, come, attend, take up, take part, sign up, go, join, book, try",
} as const;

type Situation = keyof typeof written;

export const situations: ReadonlyMap<string, readonly string[]> = new Map(
  (Object.keys(written) as Situation[]).map((name) => [name, written[name].split(", ")]),
);
