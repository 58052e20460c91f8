// Made by bench/analysis/train.ts from the app reviews of Maalej and Nabil (2015), CC0; see NOTICE.
import { unpackModel } from "./unpack-model.ts";

/** From this probability on a text counts as one of the class; found on folds of the training set. */
export const bugReportsThreshold = 0.34;

export const bugReportsModel = unpackModel(
  -2.39,
  `
-0.46 'd
0.97 's
0.31 's just
0.45 's near
0.5 've
-0.43 've been
0.64 've ever
0.51 've had
0.53 've seen
0.95 1
0.72 11
0.79 2 day
-0.53 3
0.51 30
0.33 30 minut
-0.53 4
0.5 4 star
-0.41 5
-0.63 5 star
0.44 7
0.33 8
0.56 a
0.66 a bit
0.46 a crash
-0.56 a few
0.33 a file
-1.14 a great
0.43 a half
0.7 a littl
0.36 a lot
0.39 a much
-0.65 a must
0.88 a new
0.47 a option
0.45 a pain
1.15 a pic
0.78 a veri
-0.33 a way
0.32 a while
-0.35 a wonder
-0.33 a word
0.82 about
0.88 about an
-0.31 about the
-0.47 absolut
0.35 access the
-0.69 accur
-0.31 across
-0.4 activ
0.33 actual work
-0.34 add
0.63 add a
-0.68 addict
-0.57 addit
0.34 address
0.3 adjust
-0.36 advisor
1.66 after
0.36 after a
0.32 after the
0.3 after updat
0.63 again
0.46 all
-0.53 all of
0.5 all the
-0.32 allow me
0.35 almost perfect
-0.48 alreadi
1.09 also
0.3 also i
0.32 also it
0.57 although
0.85 am
0.48 am a
-2 amaz
1.82 an
0.66 an amaz
0.72 an updat
1.92 and
0.42 and also
0.62 and crash
0.45 and delet
0.3 and desktop
-0.6 and easi
-0.32 and everyth
0.62 and filter
0.3 and find
0.56 and free
-0.34 and fun
-0.39 and get
0.59 and i
0.74 and iphon
0.6 and it
0.33 and map
-0.35 and more
0.86 and no
-0.78 and not
0.34 and now
0.52 and reinstal
1.13 and still
0.48 and the
0.66 and then
-0.37 and updat
-0.47 and use
0.35 and we
0.43 and word
2.6 ani
0.38 ani help
0.56 ani of
0.4 ani video
0.44 annoy
0.43 anoth
0.9 anymor
0.37 anyth els
-0.31 ap
-0.32 app
1.03 app but
0.42 app can
0.58 app crash
-0.39 app do
1.29 app doe
0.59 app ever
0.44 app fail
-1.15 app i
0.37 app if
0.57 app is
0.48 app keep
-0.67 app love
0.44 app now
0.37 app onli
-0.33 app thank
-0.33 app that
0.31 app then
-0.63 app this
0.48 app though
0.32 app unless
0.33 app use
-0.55 app veri
0.9 app when
0.39 app with
0.48 appar
0.38 appear
0.35 appli
-1.05 applic
0.54 are
0.32 are actual
0.42 are all
0.3 are awesom
0.55 are mani
0.45 are there
-0.31 as
0.57 as an
0.41 as possibl
0.64 as soon
0.57 as the
0.55 ask for
1.92 at
0.3 at all
-0.45 at first
0.39 at last
0.68 at least
-0.62 at the
0.33 at time
-0.35 avail
0.53 avoid
0.41 aw
0.45 away
-3.4 awesom
-0.8 awsom
1.37 back
0.57 back to
0.33 back up
2.34 background
2.1 background and
0.52 bad
1.02 bad app
0.58 bad thing
0.51 bad updat
0.71 basic
-0.32 batteri
-0.35 battl
1.24 be
0.5 be a
-1.03 be abl
-0.5 be better
0.57 be great
0.42 be improv
-0.6 beauti
-0.49 becaus
-0.46 becaus i
0.52 becom
1.23 been
0.3 been abl
-0.34 been use
0.89 befor
0.36 begin
0.3 begin of
-0.45 believ
0.42 besid
-2.49 best
0.46 best app
0.31 best photo
0.81 best pic
-2.16 better
-0.69 better than
-0.6 between
0.73 big
0.33 big disappoint
1.84 bit
1.26 bit slow
-0.32 black
0.41 blue
0.35 board it
-0.39 bore
-0.64 both
0.32 bother
0.39 brought
0.63 bug
1.92 buggi
-0.67 busi
2.94 but
1.01 but a
-0.31 but ca
1.11 but constant
0.35 but is
1.05 but it
-0.35 but need
0.55 but not
0.36 but onc
1.16 but the
0.43 but they
0.37 but would
0.42 button
0.37 button is
0.87 by
0.67 by one
0.74 by the
2.15 ca
1.75 ca n't
0.38 call
0.51 call it
0.4 camera
0.42 camera app
0.72 can
-0.34 can do
0.42 can get
0.35 can no
1.98 can not
0.59 can u
0.39 cant
0.91 caus
1.03 charg
0.41 click
0.34 click to
-0.42 clip
-0.79 close
-0.32 cloud
0.45 come on
-0.38 complain
-0.35 complaint
1.44 complet
0.53 complet useless
1.15 connect
0.62 connect is
0.52 consid
0.36 consid other
1.43 constant
0.32 constant crash
-0.36 contact
-0.31 control
-0.91 conveni
-0.95 cool
-0.33 cool i
1.36 cool it
1.24 could
0.38 could do
0.73 could get
0.34 could not
-0.32 could use
0.47 counti
1.03 countri
0.35 coz
0.78 crap
6.7 crash
0.55 crash all
0.34 crash as
0.89 crash crash
0.86 crash get
0.3 crash i
0.48 crash if
0.37 crash in
0.53 crash on
0.34 crash sinc
0.86 crash the
0.89 crash this
0.44 crash with
0.95 crazi
-0.46 creat
-0.37 creativ
0.38 cumbersom
0.82 current
0.45 current locat
-0.42 daili
0.52 dat
-0.6 data
0.65 day and
0.35 day tri
-0.46 decent
0.66 default
-0.54 definit
1.94 delet
0.47 delet a
0.33 delet and
0.42 delet it
0.53 deposit
0.31 design
0.32 design but
0.52 desir
-0.51 develop
1.97 did
1.19 did not
0.76 did you
0.67 differ
0.68 differ note
0.68 differ notebook
0.38 disapoint
0.8 disappear
0.35 disappear they
0.3 disappoint sinc
0.98 disconnect
0.45 dislik
0.4 dislik the
0.31 distanc
0.47 distanc from
-0.39 do i
-0.4 do it
1.12 do n't
0.53 do not
0.67 do this
0.66 document
0.31 document from
3.03 doe
0.39 doe anyon
1.2 doe n't
1.09 doe nt
-0.5 doe what
-0.31 done
-0.53 down
1.28 download
0.68 download for
0.48 download the
-0.3 download this
0.51 dozen
1.88 dropbox
0.62 dropbox app
0.38 due
0.46 due to
-0.36 dure
-3.51 easi
-2.34 easi to
-0.85 easier
-0.3 easier to
1.71 edit
1.12 edit app
0.86 effect
0.42 either
0.5 els
0.57 em
1.25 email
0.9 english
-0.76 enough
0.35 enter
0.53 entir
2.28 error
-0.31 etc
1.9 even
0.46 even open
0.62 even suggest
1.01 ever
0.4 ever use
0.78 everi
-0.34 everi day
0.92 everi time
-0.47 evernot for
-0.4 evernot is
-0.5 everyon
-1.56 everyth
-0.31 everyth i
0.35 everywher
-1.85 excel
-0.33 excel app
0.74 excel but
2.74 except
0.34 except for
0.38 except it
0.54 excess
-0.32 expect
1.14 eye
0.37 face
0.33 facebook integr
1.42 fail
0.44 fail i
0.36 fail to
0.4 failur
0.82 fake
-0.33 famili
-0.74 fantast
-0.92 far
-0.63 fast
0.5 fav
0.56 fav app
-0.4 favorit app
0.74 favourit
0.9 featur is
0.59 feed
-0.38 feel
-1.02 few
3.5 file
0.34 file from
0.33 file the
0.68 file type
0.84 filter
0.31 filter by
-0.54 final
0.77 find how
0.77 find the
-0.96 fine
0.77 fire
0.68 fire and
-0.73 first
0.6 first time
7.12 fix
0.5 fix i
1.92 fix it
0.61 fix pleas
0.78 fix some
0.33 fix thank
0.33 fix that
2.09 fix this
0.41 flash video
0.33 flat
0.46 flight
0.48 focus on
0.56 follow
0.64 follow by
-0.34 food
0.8 for 2
0.38 for android
-0.39 for everyth
0.59 for god
0.46 for is
-0.49 for it
0.95 for me
-0.53 for my
0.45 for new
0.38 for no
0.31 for text
-0.4 for the
-0.57 for this
-0.59 forc
0.73 forev
0.43 forev to
0.7 four
1.22 frame
-0.54 free
0.56 free roam
2.65 freez
0.35 freez on
0.31 freez the
0.59 frequent
-0.57 friend
0.38 from
0.99 from a
-0.98 from the
0.39 froze
0.79 frozen
0.4 frustrat
0.75 full
-1.15 fun
-0.39 fun and
0.32 fun i
-0.31 fun to
0.49 function
-0.33 g
-1.11 galaxi
-0.37 galaxi s4
-2.3 game
-0.58 game but
0.35 game that
0.38 get into
0.58 get it
0.32 get me
-0.34 get my
0.36 get to
0.95 give
-0.32 give 5
0.37 give me
-0.37 given
-0.32 glad
0.31 glitch
0.37 glitch pretti
0.44 glitchi
-0.94 go
-0.54 go to
0.51 god
-1.73 good
-1.15 good app
0.33 good at
0.53 good camera
0.4 good for
-0.57 good game
-0.32 good good
0.32 good info
0.3 good is
-0.46 good job
-0.33 gr8
0.57 gray
-2.21 great
-0.58 great app
0.41 great best
0.48 great but
-0.58 great for
-0.61 great i
0.98 great if
1 great need
0.46 great until
0.83 great way
0.59 great when
0.32 group
-0.3 h
1.1 had
0.54 had issu
0.57 had to
0.81 half
-0.4 handi
0.49 hang up
1.25 happen
0.32 happen to
-0.51 happi
-0.35 happi with
0.71 hard
-0.34 hard to
1.91 has
0.66 has been
0.34 has stop
1.32 hate
0.59 hate it
0.45 have
-0.59 have a
0.6 have also
0.45 have been
0.6 have issu
-0.56 have it
1.33 have more
0.33 have my
0.69 have n't
-0.45 have no
0.39 have so
1.04 have to
-0.45 have use
-1.39 help
-0.34 help me
-0.58 high
-0.38 high recommend
0.31 home and
0.39 hope that
1.45 horribl
0.61 hotel
0.47 hotel in
-0.47 hour
1.65 how
1.1 how about
0.46 how can
0.68 how hard
-0.33 how i
0.9 howev
0.43 howev it
-0.32 huge
-0.45 i 'd
0.89 i 've
0.93 i am
0.71 i ca
0.5 i could
0.5 i dislik
-0.65 i do
0.41 i edit
0.33 i ever
-0.42 i get
0.63 i give
-0.61 i go
0.38 i had
0.68 i hate
0.44 i instal
0.33 i keep
0.91 i like
-0.37 i never
0.31 i notic
-0.36 i paid
0.4 i see
-0.38 i still
-0.8 i think
0.9 i tri
0.87 i updat
-1.22 i use
0.56 i wish
1.2 i'm
0.93 i'm love
-0.33 i'm use
1.59 icon
0.55 icon and
-1.45 idea
-0.32 idea for
2.46 if
0.88 if i
0.39 if my
-0.31 if not
0.38 if the
0.38 if there
0.56 if you
0.41 il
0.59 im
0.6 im a
0.39 import to
0.47 imposs
0.53 imposs to
-0.58 impress
1.15 improv
0.38 improv it
0.66 improv the
1.54 in
0.37 in a
0.34 in dropbox
0.48 in iphon
0.71 in love
0.34 in memori
-0.62 in one
0.32 in onlin
-0.96 in the
-0.58 includ
0.3 incorrect
-0.39 inspir
1.04 instal
0.7 instead
0.33 integr at
-0.92 interest
1.26 interfac
0.57 interfac seem
0.33 interfac work
-0.35 internet
0.76 into
0.63 into differ
-0.36 intuit
1.36 io
0.93 io 7
2.12 ipad
0.32 ipad 3
1.07 ipad and
1.71 iphon
0.35 iphon 5
-0.37 iphon and
0.43 iphon but
0.46 iphon ipod
0.5 ipod
1.35 irrit
2.37 is
-1.84 is a
0.41 is about
0.78 is all
-0.34 is amaz
0.44 is an
-0.37 is awesom
0.33 is facebook
0.76 is good
-0.36 is great
0.96 is horribl
0.3 is nice
0.67 is no
0.5 is not
0.41 is perfect
0.46 is slow
0.49 is there
0.57 is this
0.52 is use
0.95 is veri
2.57 issu
0.6 issu i
0.87 it
0.41 it 4
-0.38 it 5
0.35 it again
-0.56 it all
0.34 it alway
0.8 it as
1.44 it but
0.32 it continu
0.8 it crash
1 it doe
0.33 it freez
-0.31 it great
-0.37 it if
-0.51 it in
1.02 it is
-0.53 it just
0.74 it keep
-0.36 it more
0.68 it much
-0.36 it need
0.59 it never
-0.32 it now
0.47 it open
-0.39 it realli
-0.44 it say
-0.59 it so
0.67 it to
-0.33 it up
-0.34 it use
1.35 it veri
0.87 it was
1.03 it will
-0.31 it with
0.96 it work
-0.71 it would
0.7 item
-0.38 itself
-0.66 job
0.36 joke
-0.46 just
0.41 keep
0.33 keep crash
0.95 keep freez
-0.34 keep it
0.32 keep tri
-0.58 know
-0.4 lack
0.35 landscap
-0.45 laptop
1.47 last
0.72 last updat
-0.44 later
2.3 latest
0.49 latest updat
1.13 latest version
0.41 layout
-0.84 learn
0.68 least
0.92 less
0.73 let
0.71 let me
0.36 letter
-1.11 life
-0.46 like a
1.33 like it
-0.37 like the
-0.68 like to
0.52 like trip
0.99 littl
0.76 littl bit
1 littl slow
-1.19 live
-0.53 live without
2.88 load
0.32 load my
0.65 locat
0.33 lock
0.38 logo
0.68 longer
0.33 longer avail
-1.03 look
-0.32 look for
0.62 loop
-0.33 lose
1.28 lost
0.38 lost all
-0.88 lot of
-2.06 love
0.46 love dropbox
-2.18 love it
-0.48 love love
0.54 love pintrest
0.42 love the
-0.63 love this
0.76 love with
-0.69 luv
-0.57 luv it
-0.39 m
0.88 made
0.48 made the
0.34 magic
-0.51 main
0.46 major
-0.49 make
-0.31 manag
1.25 mani
0.53 map
0.33 map is
0.37 map to
0.39 maxim
0.4 mayb
1.56 me
0.35 me a
0.35 me make
0.34 me out
0.48 me the
0.34 me too
-0.44 meet
0.39 menu
0.48 mess
0.41 mess up
0.53 messag
0.81 mind
0.45 mini
0.44 mini game
0.33 minut of
-0.72 money
0.5 moon
2 more
0.41 more fun
0.96 most
-1.17 much
-0.37 much better
0.32 multipl
-1.39 must
-0.9 must have
1.21 my
0.45 my account
0.3 my board
0.57 my connect
0.45 my current
-0.74 my favorit
0.41 my friend
1.28 my ipad
0.48 my iphon
0.41 my kid
-0.35 my life
-0.34 my money
0.35 my new
1.02 my note
0.52 my password
-0.97 my phone
0.37 my progress
0.36 my video
-0.32 myself
0.61 n
3.25 n't
-0.4 n't do
0.4 n't download
0.7 n't even
0.36 n't like
-0.61 n't live
1.22 n't open
-0.32 n't support
0.6 n't upload
1.73 n't use
0.66 n't wast
1.65 n't work
0.66 name
0.32 near me
1.49 need
0.4 need a
0.76 need more
1.94 need to
0.58 need work
0.51 negat
0.48 never work
1.89 new
0.45 new io
0.71 new updat
0.56 newest
0.33 newest version
-0.96 nexus
-0.48 nexus 7
-1.82 nice
0.52 nice app
0.33 nice onli
-0.38 nice to
2.66 no
0.44 no appar
-0.35 no complaint
0.46 no fix
0.67 no longer
0.36 no note
0.33 no use
0.47 no video
0.64 no way
4.47 not
0.37 not access
0.3 not all
-1.76 not bad
0.66 not be
0.53 not download
0.58 not even
0.39 not good
0.95 not ok
1.03 not open
0.3 not send
0.44 not show
-0.31 not sure
0.88 not veri
0.31 not want
0.37 not work
0.72 note
-0.43 note take
0.72 notebook
0.52 notic
1.68 now
1.21 now it
0.4 now useless
0.66 nt
-0.31 nt download
0.75 nt find
0.38 number
0.91 occasion
0.33 occupi
-1.17 of
0.4 of 10
-0.35 of all
0.34 of improv
-0.3 of my
0.75 of your
0.61 off
0.66 often
0.84 ok
0.33 ok and
-0.32 okay
0.62 old
0.34 old version
0.32 older
0.35 on an
0.35 on io
0.58 on ipad
-0.59 on my
0.31 on ta
-1.18 on the
1.23 onc
0.63 onc in
0.67 one by
-0.35 one place
0.59 one thing
0.42 one will
0.83 onli
0.51 onli bad
0.33 onli bug
0.34 onlin mode
4.74 open
0.67 open ani
0.32 open in
0.77 open it
0.31 open sinc
0.44 open up
0.4 open with
-0.43 opinion
1.31 option
0.46 option for
0.89 or
0.49 or even
-0.9 organ
0.46 orient
-1.15 other
0.55 otherwis
0.42 otherwis great
-0.42 our
0.62 out with
0.8 outdat
0.46 over
0.52 overal
0.84 overal good
0.59 page
0.39 page wo
0.33 paid
0.8 pain
0.43 pain slow
-0.37 paper
1.06 password
0.31 patienc
0.35 pattern
-0.32 pay
-0.4 pc
0.78 pdf
-0.82 peopl
-0.93 perfect
-0.3 perfect for
0.46 perman
0.46 perman and
0.57 permiss
-0.36 person
-1.3 phone
-0.3 phone but
-0.3 phone i
0.32 photo of
0.97 pic
0.81 pic edit
-0.31 picsart
-0.52 pictur
1.1 pin
0.81 pin i
0.62 pintrest
0.36 place the
0.33 place to
-0.99 plan
-0.83 play
-0.43 play it
0.56 play my
1.81 pleas
2.01 pleas fix
0.36 pls
-0.56 plus
0.83 plz
0.62 point
0.46 point in
0.5 poor
0.77 pop
0.77 pop up
0.78 possibl
0.53 post
0.35 post it
0.82 potenti
-0.36 present
0.3 pretti good
0.53 previous
-0.43 price
2.19 problem
0.51 problem ca
0.64 problem i
0.33 problem is
0.33 problem it
0.32 process
0.34 product with
0.55 program but
1.85 proper
0.95 put
-0.93 quick
-0.33 quit
0.37 rank
0.31 rate as
0.31 re
0.56 reach
-0.43 read
0.43 real time
0.97 realli
-0.61 realli like
0.4 realli smooth
0.5 realli wish
-0.39 reason i
0.75 recent
-1.07 recommend
0.3 reduc
-0.35 refer
0.69 refresh
0.33 regist
0.52 reinstal
-0.35 rememb
-0.39 remind
1.51 remov
0.39 repeat
0.36 repli
0.89 report
0.72 request
0.49 reset
-0.33 resourc
0.49 rest
-0.77 restaur
0.31 result
-0.61 review
-0.33 review are
0.53 roam
-0.35 rock
-0.35 roll
-0.31 room
0.51 ruin
0.44 ruin it
0.98 run
0.6 s
-0.59 s4
0.88 sad
-0.3 said
0.87 sake
-0.64 samsung
-0.42 samsung galaxi
0.51 save
-0.44 say
0.44 scanner
-0.37 school
0.62 screen
1.32 search
0.35 search and
0.4 search for
0.63 second
0.33 see in
0.81 seem
0.4 seen
2.22 select
0.69 select a
0.37 select all
0.73 select it
0.95 send
0.54 send a
0.5 set
0.37 sever
0.67 share
0.56 sheet
1.97 show
0.48 show it
0.55 show up
-0.33 side
0.39 sideway
-0.84 simpl
-0.34 simpl and
-0.48 simpli
1.99 sinc
0.31 sinc i
0.34 sinc the
0.54 site
0.33 skip
0.74 slide
2.8 slow
1.03 slow and
0.37 smooth i
-0.95 so
-0.79 so far
0.48 so mani
-1.07 so much
0.49 some
0.51 some other
0.41 some realli
0.33 some the
0.57 someon
0.35 someth els
1.05 soon
0.55 soon as
-0.32 sort
0.38 sourc
0.3 spell
0.41 spell check
-0.52 spend
0.95 star
1.24 start
0.42 start up
0.33 startup
0.32 status
0.68 still download
0.49 still stuck
1.33 stop
0.93 stuck
0.51 stuck on
-0.74 stuff
-0.33 such
-1 suck
0.7 suggest
-1.2 super
-0.72 superb
-0.94 sure
-0.31 switch
-0.7 sync
-0.5 tab
-0.44 tablet
-0.73 take
0.53 take forev
-0.32 taken
0.32 tap
0.45 tell me
0.86 terribl
0.83 text
-1.08 than
0.32 than that
-0.4 than the
-1.94 thank
-0.36 thank for
-0.58 thank you
0.34 that
0.45 that also
0.39 that if
0.62 that my
1.68 the
-0.38 the abil
4.69 the app
0.41 the background
0.31 the begin
-1.47 the best
0.32 the comment
0.41 the custom
-0.31 the day
-0.31 the develop
0.55 the document
0.38 the entir
0.33 the full
-0.38 the go
0.4 the home
0.91 the icon
0.34 the iphon
1.07 the latest
0.36 the occasion
0.57 the old
0.46 the one
0.31 the origin
0.45 the paid
0.59 the program
0.36 the text
-0.36 the thing
1.05 the time
0.37 the tripadvisor
0.51 the updat
0.86 the upgrad
-0.4 the world
0.37 the wrong
-0.3 them on
2.39 then
0.9 then i
0.33 then some
0.45 then you
2.56 there
0.34 there ani
0.43 there is
0.44 there should
2.92 they
0.77 they are
0.32 they even
0.4 they had
0.39 they have
0.39 they need
0.33 they will
0.48 they would
0.7 thing
0.43 thing i
0.38 thing is
-0.3 thing to
-0.98 think
-0.62 think it
-0.89 this
-0.82 this app
0.37 this could
-0.79 this game
-0.49 this is
0.34 this last
0.35 this latest
0.31 this other
0.44 this updat
0.34 those featur
1.86 though
0.45 though i
-0.61 thought
0.57 through
0.34 through my
-0.37 through the
0.88 tht
0.52 till
2.42 time
0.32 time a
-0.32 time and
0.59 time i
0.31 time now
0.34 time sometim
-0.32 titl
1.32 to
-0.36 to a
0.32 to add
0.42 to anoth
1.2 to be
0.38 to check
0.9 to delet
-0.61 to do
0.31 to download
0.41 to file
-0.79 to get
0.42 to have
0.72 to improv
-0.54 to keep
1.75 to load
0.52 to love
-0.53 to make
0.38 to move
0.54 to my
-0.88 to play
0.59 to put
0.3 to reduc
0.33 to regist
0.9 to remov
0.53 to run
1.11 to save
1.03 to select
0.68 to send
0.37 to show
0.39 to start
0.32 to stop
-0.61 to the
0.45 to this
0.98 to upload
-0.53 to use
-0.3 to your
0.6 ton
0.35 ton of
0.66 too
0.5 too buggi
0.49 too mani
0.31 too slow
-1.32 tool
-0.32 tool for
-0.4 touch
-0.31 track
-2.01 travel
1.48 tri
-0.39 tri it
2.12 tri to
-0.62 trip
-0.31 trip advisor
0.48 tripadvisor
0.4 trust
0.33 turn off
-0.52 two
0.69 u get
-0.49 ui
0.49 un
0.39 unless
0.66 unnecessari
0.34 unstabl
2.13 until
0.44 until i
0.35 until the
0.57 unus
2.16 up
0.87 up all
0.35 up for
4.22 updat
0.9 updat and
0.33 updat crash
0.44 updat great
0.62 updat i
0.42 updat it
0.73 updat now
0.49 updat the
0.84 upgrad
0.3 upgrad to
2.01 upload
0.31 upload a
0.3 upload featur
0.33 ur
0.41 ur last
-0.58 us
-2.3 use
-0.81 use and
-0.36 use app
-0.7 use evernot
-0.37 use it
0.33 use on
1.12 use the
-0.63 use this
2.64 use to
-0.32 use trip
1.7 useless
-1.09 user
-0.39 user friend
0.94 veri
0.7 veri addict
0.41 veri annoy
-0.47 veri easi
1.4 veri good
-0.77 veri help
0.55 veri import
0.42 veri nice
-0.38 veri slow
0.34 veri unstabl
-0.48 veri use
0.48 versa
3.69 version
0.43 version is
0.32 via email
0.48 vice
0.48 vice versa
1.61 video
0.39 view
-0.31 visual
-0.56 wait
-0.38 wait for
0.31 wanna
2.23 want
0.3 want and
0.38 want the
1.06 want to
0.73 warn
1.36 was
0.33 was a
0.49 was at
0.41 was more
0.31 was n't
0.82 wast your
1.17 way
0.4 way to
0.85 way too
0.4 we have
0.9 we need
0.31 web interfac
0.41 websit is
0.57 week
0.39 week and
0.36 weird
-1.78 well
-0.34 well i
0.36 went
1.04 were
0.73 what 's
0.3 what good
0.38 what happen
-0.75 what it
-0.38 what you
1.92 when
1.03 when i
1.88 when it
0.36 when search
0.98 where
0.32 where it
0.88 whi
0.77 whi did
1.19 which
0.48 white
-0.57 who
3.13 will
0.5 will load
0.94 will not
1.27 wish
0.41 wish i
-0.39 wish it
0.93 wish they
0.45 wish you
0.54 with ani
0.32 with everi
0.37 with my
0.73 with pinterest
0.55 with real
0.53 with so
-0.49 with this
-0.33 within
-1.09 without
1.06 without ani
-1.03 without it
0.85 wo
1.1 wo n't
-1.24 wonder
-0.33 wonder app
1.08 work
-0.57 work fine
0.7 work for
0.71 work good
0.34 work it
-0.36 work on
0.48 work so
0.53 work the
-0.33 work well
-0.67 world
0.4 wors
0.78 worst
-0.92 worth
-0.51 would
-0.87 would be
0.67 would fix
-0.4 would give
0.93 would like
0.4 would rate
0.31 would rather
-0.74 wow
-0.34 xperia
0.42 yeah
0.58 yeah it
-0.66 year
-0.48 yes
0.38 yet
1.56 you
-0.54 you can
0.85 you could
-0.4 you do
0.31 you fix
0.5 you have
0.95 you it
0.33 you pleas
-0.36 you should
0.43 you tri
0.95 you want
0.37 you work
0.99 your
0.6 your own
0.49 your time
`,
);
