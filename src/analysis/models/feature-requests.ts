// Made by bench/analysis/train.ts from the app reviews of Maalej and Nabil (2015), CC0; see NOTICE.
import { unpackModel } from "./unpack-model.ts";

/** From this probability on a text counts as one of the class; found on folds of the training set. */
export const featureRequestsThreshold = 0.24;

export const featureRequestsModel = unpackModel(
  -1.95,
  `
0.99 'd
0.57 'd like
0.92 'll
0.47 'll get
-0.79 's
1.21 's accur
1.34 's almost
0.34 's realli
-0.5 's the
0.8 've
0.63 've been
0.9 've use
0.94 0
0.65 0 mb
0.56 1 star
0.32 10
1.14 2
0.48 2 pleas
1.11 2011
0.78 201i
0.71 3
0.64 3 day
1.1 4
0.71 4 star
0.33 4 the
0.73 4.4
0.5 5
0.81 5 star
0.55 6
1.48 7
0.42 7 201i
1.04 a
0.52 a 5
1.04 a better
-0.33 a bit
0.49 a black
0.45 a button
1.05 a full
0.34 a galaxi
-0.6 a good
0.36 a great
-0.43 a lot
0.78 a more
-0.67 a must
0.35 a new
0.54 a nexus
-0.39 a nice
0.62 a pictur
0.53 a poor
-0.45 a problem
0.32 a step
0.49 a sync
0.58 a time
1.03 a way
1.18 abil
0.89 abil to
1.66 abl
1.66 abl to
-1.5 about
0.35 about a
-0.46 about it
1.36 account
0.34 account the
0.77 accur
1.13 accur and
0.36 across devic
0.74 activ
0.35 activ and
0.7 actual
4.08 add
0.42 add a
0.81 add more
0.74 add some
0.33 add that
0.3 add the
-1.64 addict
-0.34 addict to
0.44 addit
0.36 addit of
-1.08 advisor
1.54 after
0.6 after some
-0.46 after the
0.66 again pleas
0.4 agre
0.46 agre with
1.15 all i
0.35 all my
0.5 all of
1.3 all the
1.98 allow
0.53 allow for
1.12 allow me
1.03 almost
0.33 almost everyth
0.5 alon
0.74 alreadi
2.5 also
0.3 also i
0.39 also like
0.33 also would
-0.49 alway
-0.88 am
0.35 am the
-1.93 amaz
0.46 amount
-0.68 amp
0.52 an app
-0.4 an awesom
1.07 an option
-0.42 an updat
1.19 and
-0.46 and a
0.3 and constant
2.08 and easi
-0.4 and get
-0.49 and have
0.36 and how
1.29 and i
0.48 and imag
0.33 and is
1.82 and it
0.49 and make
0.51 and music
0.43 and my
0.43 and no
1.67 and not
-0.41 and now
0.46 and save
0.61 and say
0.58 and sever
-0.37 and still
0.37 and then
-0.5 and updat
0.72 and use
0.44 and vice
0.54 and work
-1.39 ani
0.5 anim
0.38 annoy
1.25 anoth
0.72 anoth board
-0.7 anymor
0.34 anyon els
-0.43 anyth
0.66 anyth that
-0.46 ap
-1.83 app
-0.38 app and
0.3 app are
0.74 app befor
0.42 app daili
-0.59 app doe
-0.46 app ever
0.53 app final
0.38 app fix
1.2 app for
1.59 app great
0.47 app has
-0.89 app i
-0.41 app if
1 app it
0.37 app just
0.76 app love
-0.33 app on
0.38 app overal
0.69 app run
0.31 app sinc
-0.36 app so
0.39 app some
-0.94 app that
-0.61 app the
-1.42 app to
1.33 app use
-0.5 app veri
-0.47 app when
0.72 app which
0.35 appar
0.34 appear in
-1.11 appl
0.64 applic for
-1.21 are
0.35 are miss
0.57 are problem
0.36 are super
0.63 area i
-0.87 around
1.5 as
-0.59 as a
0.68 as it
-0.33 as soon
0.62 as the
0.42 as well
-0.56 ask
-0.31 ask for
1.37 at
0.54 at a
-0.32 at all
0.31 at first
0.39 at in
1.2 at the
0.37 attent
0.59 audio
0.47 auto
0.3 automat
0.66 avail
-0.33 away
-2.66 awesom
0.51 awesom and
-0.52 awesom i
0.37 awesom now
-0.85 awsom
0.53 b&ampb
2 back
0.55 back i
0.66 back to
0.44 background
0.31 bad need
0.65 balanc
0.3 ball
0.6 bar
0.72 bare
1.29 batteri
1.26 battl
2.53 be
1.65 be abl
0.35 be better
0.4 be even
-0.48 be fix
0.68 be good
0.8 be great
0.31 be includ
0.93 be nice
0.42 be to
0.73 be veri
0.68 beauti
1.03 becaus
0.56 becaus it
0.48 becaus of
0.49 becaus this
0.58 been use
1.87 befor
0.72 befor but
0.6 befor i
0.54 befor the
0.34 believ
-3.32 best
-0.69 best app
-0.33 best game
1.71 better
0.49 better app
1.03 better if
0.62 better in
0.35 better review
-1 better than
-0.34 between
0.5 beyond
-0.68 big
-0.51 bit
0.34 bit of
-0.44 bit slow
1.28 black
0.89 black screen
0.81 board
-0.32 book
0.43 bookmark
0.43 bore
0.61 both
0.37 both my
0.6 box
0.4 box and
-0.31 brain
-0.33 break
-0.36 brilliant
0.43 bring
0.39 bring back
0.58 brochur
-0.34 brows
0.48 bt
0.31 budget
0.83 bug
0.31 bug the
1.13 buggi
0.43 busi and
3.54 but
-0.64 but a
0.61 but all
0.68 but app
0.52 but ca
0.99 but can
0.74 but could
0.35 but ever
0.71 but i
-0.32 but need
0.8 but no
-0.46 but not
0.33 but overal
-0.36 but the
0.32 but there
0.65 but was
0.43 but when
0.84 but whi
1.51 button
-0.35 buy
0.63 by
-0.32 by a
0.31 by date
0.32 by it
1.42 ca
1.48 ca n't
0.57 ca nt
0.58 call
2.44 camera
0.52 camera app
0.45 camera pleas
0.46 camera roll
0.68 camera upload
1.08 can
0.35 can do
0.84 can you
0.31 categori
0.95 caus
0.51 cent
0.45 center
0.62 challeng
0.65 challeng and
0.3 chang
0.31 chang my
0.63 chang the
0.44 channel
0.36 chapter
0.4 choic
1.07 choos
0.35 choos the
-0.53 citi
-0.56 class
0.35 clear
0.54 click
2.74 close
-0.5 cloud
0.33 coffe
0.52 coin
0.31 collabor
-0.35 collect
1 come
0.45 come back
-0.34 come on
0.32 compat
0.41 compat with
-0.37 complaint
-0.32 complet
-0.53 comput
1.01 connect
0.63 control are
1.43 conveni
1.57 conveni app
-2.32 cool
0.5 cool app
0.56 copi
3.69 could
0.42 could 've
1.09 could be
0.55 could edit
-0.44 could n't
0.59 could use
0.4 cover
0.45 crash
-0.34 crash all
0.5 crash bug
0.41 crash everytim
-0.36 crash i
-0.52 crash on
-0.3 crash or
0.31 crash what
0.56 crash whenev
-0.33 crazi
0.46 creat
-0.38 creativ
0.31 curv
0.69 cut
-0.34 cute
0.35 d
0.79 d last
0.91 daili
0.42 daili and
0.71 date
0.37 day one
0.57 day this
0.43 deactiv
0.65 decent
0.51 decent app
0.47 definit
-0.52 delet
-0.57 delet and
-0.43 delet the
-0.39 design
-0.49 desktop
0.95 despit
0.37 determin
0.37 determin what
0.61 develop
1.15 devic
0.48 devic i
0.32 diagram
-0.56 did
-0.47 did not
0.58 did they
-0.49 differ
1.36 direct
0.5 disappoint
0.31 disconnect
0.68 display
0.32 distanc
0.37 do
0.33 do is
1.14 do it
-0.36 do n't
-0.33 do not
0.45 do nt
0.47 do well
0.44 document
1.09 doe
0.61 doe it
-0.42 doe n't
0.64 doe not
0.36 doe nt
0.35 doe work
-0.33 done
0.52 doubl
1.95 down
0.55 downgrad
2.66 download
0.45 download it
1.52 download this
1.13 drain
0.9 drop
0.59 drop box
-0.53 dropbox
-0.36 dropbox app
0.35 dropbox as
-0.38 due to
0.47 dure
0.43 each
0.55 earn
0.37 easi
0.9 easi to
-0.33 easier
-0.51 eat
0.77 edit
-0.34 edit app
0.32 editor
0.3 editor ever
-0.8 effect
0.4 eg
1.8 email
0.96 end
0.36 end of
-0.36 endless
-1.02 enjoy
0.31 entir
-0.31 epic
1.29 error
0.31 error messag
0.32 especi
-0.32 essenti
-0.67 etc
-0.37 even open
0.63 even save
0.38 even though
0.47 ever i
-0.35 everi
-0.41 everi day
0.37 everi other
-0.72 everi time
-2.52 evernot
-0.56 evernot is
-0.38 everyday
-0.89 everyon
-0.92 everyth
-0.5 everyth i
0.46 everyth love
1.36 everytim
0.98 everytim i
-0.32 exact what
0.38 exampl
-2.86 excel
-0.44 excel app
-0.32 excel but
-0.71 expect
0.44 experienc the
0.35 extern
0.39 extern sd
0.31 extra
0.33 extrem help
-0.49 facebook
0.31 fact it
0.36 fair
-0.44 famili
-1.01 far
-0.41 fast
0.34 fast food
-0.71 faster
0.52 fat
-0.33 favorit app
2.36 featur
-0.46 featur and
0.51 featur but
0.53 featur love
0.41 featur that
0.38 few
-0.48 file
0.66 file i
0.43 final
-1.5 find
1.18 fine
1.26 fine on
0.36 finger
0.32 fire and
0.42 first
-0.3 first time
0.61 fix
0.55 fix and
-0.41 fix i
0.49 fix it
-0.35 fix pleas
-0.32 fix that
0.52 fix this
1.47 flash
-0.32 flawless
-0.31 flight
0.47 flow
0.99 focus
1.57 folder
0.33 food and
0.36 for about
-0.8 for all
-0.5 for android
-0.32 for find
1.05 for free
0.35 for gas
-0.57 for it
-0.98 for me
0.32 for no
0.34 for take
-0.96 for the
0.5 for this
1.91 forc
0.97 forc close
0.52 forev
0.52 forev to
0.6 forget
0.44 forum
0.43 forward
0.47 forward to
-0.49 found
2.27 frame
0.92 free
-0.39 free app
0.38 free space
1.07 freez
0.34 freez and
0.49 friend
0.88 from
0.82 from dropbox
-0.49 from my
0.88 from the
-0.36 froze
-0.33 frozen
-0.41 frustrat
0.74 full
0.51 full screen
0.38 full version
-0.95 fun
-0.62 fun and
0.83 fun game
2.29 function
0.58 function and
0.75 function i
-0.37 funni
0.67 fx
-0.46 g
1.4 galaxi
0.34 galaxi note
0.34 galaxi s4
1.56 galleri
2.64 game
0.83 game and
1 game but
0.91 game crash
0.38 game do
0.51 game for
0.48 game game
-0.31 game i
0.57 game mode
0.46 gave
0.43 gave 4
-0.42 gb
0.73 get
0.61 get a
-0.38 get better
0.64 get connect
0.94 get is
-0.75 get it
0.5 get out
-0.55 get this
-0.45 get to
0.44 gif
0.34 give
0.4 give a
0.48 give us
-0.3 give you
1.45 given
0.67 given it
-0.58 glad
-0.48 glitch
-1.03 go
-0.45 go on
0.45 go through
0.84 goe
0.55 goe black
0.56 gone
-2.78 good
-0.77 good app
0.58 good but
0.35 good game
-0.35 good good
0.3 good if
-0.47 good it
0.86 good job
0.65 good now
0.53 good otherwis
0.33 good thing
0.31 good until
0.48 googl
-0.32 goood
-0.44 got
0.47 got a
1.55 gps
0.85 gr8
0.59 grade
-2.69 great
1.69 great app
0.58 great applic
-0.73 great but
-0.32 great deal
-1 great for
0.56 great game
-0.37 great great
0.84 great i
-0.41 great it
0.54 great now
-0.49 great way
0.56 great with
0.5 group
0.98 gud app
0.44 guy
0.32 h
0.89 had
-0.38 had a
0.62 had the
0.31 had this
0.76 had whatsapp
-0.42 half
-0.62 handi
0.5 hang
-0.37 happen to
-0.33 happi
0.6 hard
0.5 hard to
-0.84 has
0.33 has come
1.79 have a
-0.75 have it
-0.36 have n't
0.39 have now
0.48 have the
-0.47 have use
0.31 health
0.44 healthi
0.56 hell
0.65 hell of
0.34 help and
0.45 help ca
-0.36 help in
0.65 hey
-0.32 hi
-0.44 high
0.43 hmmm
0.35 hole
-0.99 home
-0.3 honest
1.67 hope
0.32 hope for
1.12 hope it
1.09 hope you
-0.78 horribl
-0.59 hotel
0.46 hour of
-0.4 hous
-0.35 how it
0.35 how we
1.5 howev
0.62 howev it
0.92 huge
1.31 i
1.13 i 'd
0.45 i agre
1.17 i also
-0.71 i am
0.47 i bought
0.86 i can
0.49 i could
0.51 i do
1.63 i download
-0.52 i find
0.57 i first
0.96 i get
-0.56 i give
0.58 i go
-0.43 i had
-0.39 i hate
1.25 i have
0.99 i hope
-0.35 i instal
0.33 i keep
-2.47 i like
-2.33 i love
0.46 i made
0.43 i make
0.54 i much
0.79 i must
0.65 i need
-0.32 i never
0.51 i paid
0.4 i press
0.36 i put
-0.65 i realli
0.48 i receiv
0.97 i sign
0.49 i still
0.59 i take
-0.35 i thought
-0.3 i use
0.56 i want
-1.35 i was
2.06 i wish
0.51 i would
-1.58 i'm
-0.32 i'm a
0.87 i'm have
-0.33 i'm not
-1.41 idea
1.02 if
0.49 if all
0.51 if i
0.41 if we
0.89 imag
0.33 imagin
0.39 imagin how
0.44 imposs
0.49 imposs to
0.82 improv
2.44 in
0.63 in app
-0.43 in dropbox
-0.3 in everi
0.54 in fact
0.88 in game
0.55 in help
0.32 in io
-0.33 in iphon
0.56 in it
1.23 in my
-0.38 in on
0.33 in the
0.6 inbox
1.18 includ
0.36 incom
2.12 increas
1.49 increas the
0.56 individu
-0.98 info
-0.34 info on
-0.77 inform
0.42 ingredi
0.8 insid
-0.45 inspir
0.34 instagram
-0.92 instal
-0.44 instal it
1.25 internet
0.39 into
-0.62 io
-0.51 io 7
-0.37 ios7
-1.5 ipad
0.74 ipad this
-0.36 iphon
-0.34 iphon 4
-0.81 is
0.79 is a
-0.39 is an
0.34 is be
0.66 is cool
0.47 is extrem
-0.62 is great
0.32 is have
0.33 is imposs
0.38 is much
-0.48 is my
1.23 is not
0.33 is probabl
0.48 is quit
0.36 is realli
-0.34 is so
0.41 is stupid
0.94 is the
0.34 is there
0.94 is to
0.33 is total
-0.53 issu
0.87 issu on
2.06 it
0.38 it 'll
-0.88 it 's
0.45 it 4
-0.56 it all
0.33 it and
-0.33 it as
0.35 it be
0.35 it by
-0.34 it ca
-0.33 it can
0.38 it daili
1.27 it doe
-0.32 it easi
-0.73 it for
0.3 it forev
0.34 it free
0.3 it goe
1.61 it had
-0.5 it has
-0.44 it help
-1.27 it i
0.5 it in
-1.94 it is
-1.24 it it
0.92 it just
0.31 it keep
0.48 it let
-0.38 it make
0.73 it much
1.68 it need
0.97 it nice
0.61 it one
0.66 it onli
0.76 it pleas
0.68 it say
0.92 it take
-1.3 it to
0.5 it turn
1.21 it use
-0.54 it was
1.2 it wo
2.07 it would
0.46 itself
0.37 itun
-0.31 j
-0.31 joke
-0.4 just a
0.5 just get
0.75 just need
1.26 just wish
0.33 just work
1.62 keep
0.47 keep crash
0.43 keep freez
0.32 keep my
-0.32 keep track
0.52 kill
0.45 killer
-0.83 know
0.38 know whi
0.55 lag
0.93 laggi
0.85 landscap
0.5 laptop
0.6 laptop version
0.35 larg
0.33 last
0.68 last updat
0.31 later
0.57 later and
-1.46 latest
-0.63 latest updat
0.31 learn curv
0.59 left
0.67 less
-1.03 life
-1.81 like
0.32 like a
-0.65 like this
0.52 like to
0.35 like you
0.31 limit
0.47 line
0.32 list on
-0.41 littl slow
-0.97 live
-0.34 live without
2.69 load
0.41 load and
1.04 load at
-0.32 load it
0.38 load of
-0.48 local
1 locat
-0.39 log
0.9 login
1.58 long
-0.43 long time
-0.84 longer
-0.34 look
-0.75 look for
0.47 look forward
-0.34 loop
0.93 lose
0.74 lose all
0.42 loss
-0.56 lot
-0.62 lot of
-4.6 love
-0.41 love evernot
-1.42 love it
-0.51 love love
-0.42 love pinterest
-1.09 love this
0.58 love to
-0.83 luv
-0.72 luv it
-0.4 m
0.47 m.
-0.4 mac
0.8 make
-0.32 make more
0.39 make no
0.46 make this
0.39 manag
-0.81 mani
0.33 mani of
0.36 manual
0.68 map
0.69 map would
0.31 master
0.32 mate
-0.37 may
0.36 mayb
0.79 mb
-1.1 me
0.44 me pleas
0.96 me to
-0.31 mean
-0.51 meet
-0.44 memori
0.37 menus
1.14 messag
0.44 messag i
0.44 messag when
-0.31 messeng
0.32 mini and
-0.44 minut
0.41 miss
0.3 miss them
0.32 mistak
1.85 mode
-0.55 month
0.34 month ago
1.63 more
-0.35 more featur
1.01 more interest
0.36 more like
0.89 more than
-1.7 most
-0.44 most of
-0.68 most use
1.35 move
0.54 move to
0.56 much improv
0.37 much more
0.54 much prefer
1.18 multi
0.43 multipl
0.52 multiplay
1.16 multitask
0.33 muscl
0.79 music
-0.72 must
-0.98 must have
0.47 my
0.39 my app
0.3 my book
0.43 my code
0.4 my devic
-0.86 my favorit
-0.44 my file
0.33 my io
-1.58 my ipad
0.36 my laptop
-0.65 my life
0.63 my locat
0.31 my main
0.62 my money
-0.32 my most
0.34 my note
0.42 my opinion
0.78 my other
0.38 my own
0.56 my phone
-0.55 my photo
0.73 my pictur
0.54 my rate
0.48 my wife
0.69 my work
0.38 n't
0.46 n't allow
-0.33 n't believ
-0.41 n't do
-0.72 n't even
0.93 n't get
-0.65 n't have
1.3 n't i
0.34 n't instal
0.34 n't join
0.5 n't know
0.34 n't let
-0.42 n't live
-0.95 n't open
0.56 n't read
0.32 n't save
1.03 n't search
0.57 n't see
0.45 n't seem
0.52 n't show
0.49 n't start
0.33 n't the
-0.49 n't updat
-0.38 n't wast
0.59 n't we
-0.85 n't work
1.26 name
0.52 name of
1.6 nativ
0.43 navig
0.52 nd
3.97 need
0.4 need 3
0.38 need better
0.59 need it
0.75 need to
0.48 need updat
0.34 network
-1.16 never
0.84 new
0.35 new in
1.35 new updat
-0.53 new version
-0.31 news
2.32 nexus
0.42 nexus 10
0.64 nexus 4
1.4 nexus 7
-2.09 nice
-0.79 nice app
1.25 nice good
-0.4 nice nice
0.82 nice to
1.34 no
0.44 no appar
-0.43 no complaint
-0.35 no fix
-0.78 no longer
0.32 no luck
-0.38 no more
-0.41 no problem
0.74 no respons
0.74 no search
0.94 no sound
0.33 no video
-0.36 none
1.61 not
0.58 not allow
-0.78 not bad
-0.53 not be
0.3 not better
0.48 not complet
-0.37 not download
0.45 not intuit
0.43 not load
-0.47 not open
0.4 not recommend
0.55 not show
0.96 not support
0.31 not uninstal
0.51 not when
0.59 not work
0.42 not worth
-0.43 note
0.47 note i
-0.45 note on
-0.52 note take
0.38 note to
0.55 noth happen
2.17 notif
0.6 now
0.6 now all
0.33 now crash
0.42 now game
-0.93 now i
0.37 now love
0.54 now my
0.77 now pleas
-0.32 now the
2.67 nt
0.66 nt download
0.4 nt have
-0.31 occasion
-0.54 of
0.64 of a
0.61 of bug
0.5 of have
0.53 of it
-1.24 of my
0.46 of share
-0.37 of them
-0.66 off
-0.46 offer
-0.49 offic
1.46 offlin
-0.3 often
0.31 oh
-0.63 ok
0.35 ok but
-0.32 ok it
0.4 okay
1.71 on
0.69 on both
0.66 on instagram
0.37 on me
0.67 on mobil
1.35 on my
0.5 on nexus
-0.79 on this
0.3 on top
0.45 onc
-0.31 onc i
0.77 one
0.62 one on
-0.38 one place
3.13 onli
0.35 onli so
1.9 onli thing
0.91 onli wish
1.59 onlin
0.43 onlin and
-0.49 open
0.47 open tabl
0.38 open that
0.48 open the
1.59 option
0.56 option is
0.36 option to
0.78 or
0.42 or anyth
0.38 or not
0.37 or the
0.6 origin
1.51 other
0.58 other app
0.62 other camera
0.31 other note
1.47 other than
0.32 other thing
1.24 otherwis
0.56 overal
0.41 overal a
1.11 pack
0.62 page
0.37 paid
-0.55 password
0.65 pay
0.87 pay for
0.69 pay version
0.35 pc
-0.65 pdf
0.39 pdfs and
-0.57 peopl
0.31 peopl is
0.48 per
0.49 perfect befor
-0.42 perform
0.56 perhap
-0.59 person
1.47 phone
0.31 phone is
0.77 phone it
0.58 photo in
0.47 photo not
-0.33 photo on
0.39 phrase
0.35 pic
0.46 pic and
0.65 pic from
-0.36 picsart
2.32 pictur
0.34 pictur to
-0.45 pin
-1.22 pinterest
-0.64 place
0.37 place that
-0.49 place to
-0.64 plan
1.18 plane
-0.53 platform
1.35 play
0.31 play this
0.5 playlist
0.79 playstor
5.61 pleas
1 pleas add
0.53 pleas allow
0.44 pleas do
0.58 pleas help
0.4 pleas includ
0.56 pleas it
0.86 pleas make
0.6 pleas pleas
-0.31 pls
1.99 plz
0.47 plz fix
0.68 poor
0.31 poor app
-0.31 pop
-0.31 pop up
0.38 posit
0.78 possibl
0.32 possibl for
0.34 post
0.39 post a
0.32 post on
-0.48 power
0.47 prefer
0.56 prefer the
0.54 preload
0.88 present
0.45 present and
-0.44 pretti
0.66 pretti good
0.45 preview
0.44 previous
0.42 print
0.47 probabl
1.11 problem the
-0.51 problem with
0.67 process
0.37 process the
-0.52 product
0.3 product i
0.86 program
0.63 properti
0.45 publish
1.32 push
1.17 push notif
0.42 put
0.45 put it
0.43 put the
0.75 qualiti
0.32 question
0.34 quicken
0.48 quit nice
0.38 random and
-0.59 rate
-0.32 rate it
0.7 rather
0.85 rather than
-0.39 re
0.47 re-instal
0.45 re-instal it
0.35 read or
-0.48 realli
0.45 realli annoy
0.34 realli awesom
-0.34 realli good
-0.37 realli like
0.39 realli need
-0.31 realli want
0.6 reason
0.43 reason i
0.96 receiv
-0.51 recent
-0.46 recip
0.32 recommend i
-0.42 recommend it
0.34 recommend this
0.79 record
-0.48 refer
0.31 refin
-0.34 regular
0.66 reinstal
0.42 reinstal and
-0.61 releas
-0.48 reli
-0.4 reli on
-0.31 rememb
0.71 remov
0.44 renam
0.44 renam file
0.71 reopen
0.6 repli
0.79 request
0.74 requir
-0.47 reset
1.11 resolut
0.41 respons
0.52 respons from
1.39 restart
0.55 restart my
-0.79 restaur
-0.39 result
0.58 return
0.51 return to
-1.05 review
-0.31 review are
-0.37 ridicul
0.49 right
-0.41 road
-0.35 rock
0.64 roll
0.53 run
-0.51 s
0.34 s3
1.22 s4
-0.33 safe
-0.41 said
0.43 same
0.4 same problem
0.82 samsung
0.53 samsung galaxi
1.02 save
0.5 save favorit
0.35 save the
0.35 save to
0.91 say
0.43 say i
0.37 scan come
-0.36 school
0.35 score
1.95 screen
0.35 screen and
0.55 screen goe
0.77 screen i
0.55 scroll
0.6 scroll down
0.39 sd
0.39 sd card
0.36 seamless
0.38 seamless and
1.92 search
0.66 search for
0.5 search function
0.71 search i
0.54 search within
0.91 section
0.65 seem
0.32 seem like
0.69 seem to
0.37 segment
-0.6 select
0.52 send
0.57 separ
-0.58 serious
0.44 set and
0.99 sever
-0.38 share
0.5 share folder
0.37 share the
0.35 ship
1.2 should
0.62 should add
0.51 should be
2.58 show
0.75 show in
0.81 show my
0.7 show on
0.67 shut
0.67 shut down
0.82 sign
0.66 sign into
0.57 sign out
-0.38 simpl and
-0.31 simpli
0.3 simpli tri
0.52 sinc i
-0.93 site
0.49 skype
1.68 slow
-0.47 slow and
0.77 slow to
0.52 small
0.74 sms
-0.93 so
0.63 so easi
-0.62 so far
0.73 so long
-0.3 so mani
-1.29 so much
0.71 so slow
0.91 so that
0.39 so weird
0.32 so you
-0.33 solut
0.93 some
1.06 some more
-0.41 some of
0.37 some place
-0.34 someon
0.36 someth like
1.92 sometim
0.54 sometim it
1.06 soni
1.06 soni xperia
0.42 soon
0.34 sort
1.03 sound
-0.42 space
0.32 stack
0.34 stand alon
1.08 star
0.45 star becaus
0.73 star if
0.31 star now
0.59 starbuck
0.33 start
0.59 state
0.35 status
-0.51 stay
1.31 still
0.31 still ca
0.32 still can
-0.31 still need
1.13 still no
-0.44 still work
-0.64 stop
0.74 storag
0.48 stori
-0.58 stuck
-0.67 stuff
0.37 stuff with
0.44 stupid
0.33 sub
-0.43 such
1.17 suck
0.57 sudden
0.54 sudden it
1.03 suggest
-0.33 suit
-0.75 super
0.34 super easi
-0.61 superb
2.04 support
0.9 support for
0.53 support i
0.99 support pleas
-1.04 sure
0.56 switch
0.38 switch back
-0.63 sync
-0.55 system
0.69 tab
0.4 tabl
-0.45 tag
0.73 take a
-0.32 take up
0.41 taken
0.38 task
0.4 teamspeak
0.46 text box
1.85 than
0.33 than ani
0.5 than onc
1 than that
-0.72 thank
-1.03 thank you
2.04 that
0.81 that 's
0.39 that a
-0.45 that are
0.32 that help
0.33 that i
0.36 that in
0.4 that is
0.68 that we
0.75 that will
0.37 that would
2.5 the
0.64 the abil
0.36 the addit
1.04 the app
-2.23 the best
0.45 the camera
0.33 the contact
0.33 the default
0.38 the easi
0.75 the end
-0.45 the fact
0.44 the flash
0.3 the folder
0.64 the fun
0.47 the game
0.73 the great
-0.34 the io
0.53 the ipad
0.65 the iphon
0.33 the issu
0.56 the laptop
-0.78 the latest
0.31 the messag
-0.33 the mobil
-0.45 the most
0.73 the music
0.65 the name
0.93 the new
2.33 the onli
0.67 the option
0.42 the origin
1.07 the phone
0.69 the photo
0.66 the pictur
0.7 the possibl
0.34 the purchas
0.35 the qualiti
0.34 the race
-0.58 the review
0.63 the right
-0.31 the road
0.44 the same
0.71 the size
-0.32 the text
-0.4 the upgrad
1.02 the upload
0.74 the video
-0.68 the websit
-0.48 the world
-0.77 them
0.66 them on
1.37 then
-0.34 then i
0.63 there
0.49 there is
1.47 there was
-0.38 they are
0.43 they need
0.62 they should
0.8 they updat
0.71 thing
0.36 thing as
0.71 thing i
-0.46 thing is
0.51 thing like
-0.57 this
-1.64 this app
0.73 this as
0.37 this be
0.46 this editor
0.31 this game
0.69 this has
-0.37 this is
-0.32 this other
0.91 this program
0.53 this seem
-0.31 this version
1.33 though
0.56 though i
-0.78 thought
0.47 through
0.39 ths
-1.85 time
0.47 time and
-0.3 time for
-1.11 time i
0.42 time this
0.37 time to
-0.47 titl
2.23 to
0.42 to 1
0.38 to add
0.31 to an
0.38 to ani
0.58 to anoth
0.6 to chang
0.81 to choos
0.43 to close
0.31 to connect
0.48 to copi
0.33 to date
-0.54 to delet
-0.53 to do
1.25 to download
-0.36 to dropbox
-0.49 to find
-1.17 to get
0.5 to give
1.05 to have
-0.5 to improv
0.31 to learn
-0.46 to load
0.57 to locat
-0.51 to look
1.51 to make
0.43 to manag
-0.68 to me
0.34 to move
-0.47 to my
0.34 to navig
0.34 to open
1.77 to play
0.46 to post
0.72 to read
-0.74 to save
0.54 to scroll
-0.41 to see
-0.72 to share
0.6 to show
0.31 to spend
-0.55 to the
0.33 to them
0.95 to to
-0.4 to tri
0.45 to uninstal
0.81 to updat
-0.58 to use
0.3 to view
-0.56 to work
-0.31 to write
0.72 to your
2.03 too
0.76 too bad
-0.58 too much
1.2 too slow
0.33 took me
-0.35 tool for
-0.31 tool i
0.35 tool this
0.34 total awesom
-0.57 touch
-0.43 track
-0.32 track of
0.4 transfer
0.42 transfer file
-2.2 travel
0.35 tremend
-0.31 tri and
0.71 tri to
-1.96 trip
-1.03 trip advisor
-0.55 tripadvisor
0.91 turn
0.3 two
-0.74 type
0.94 unabl
0.94 unabl to
0.31 unfortun it
0.88 uninstal
0.5 uninstal it
-0.66 until
0.32 until the
0.63 unus
-1.09 up
0.65 up in
0.41 up the
0.34 up to
-0.41 up with
3.66 updat
-0.74 updat and
0.52 updat but
-1.01 updat i
0.36 updat now
0.45 updat one
0.75 updat that
-0.34 updat the
0.45 updat this
0.39 updat would
-1.14 upgrad
-0.46 upgrad to
1.29 upload
0.5 upload and
0.34 upload of
0.43 upon
0.43 upsid
0.43 upsid down
-0.39 ur
0.39 usabl
-2.71 use
1.7 use and
-0.35 use evernot
-0.31 use for
0.92 use i
-1.75 use it
0.71 use my
-0.45 use on
-0.45 use the
-1.18 use this
-1.87 use to
-0.31 use trip
1.04 use your
-0.99 useless
0.45 user friend
-0.35 usual
-0.31 vacat
-1.76 veri
-0.31 veri easi
0.32 veri frustrat
0.42 veri fun
-0.42 veri good
-0.51 veri help
0.35 veri slow
0.46 veri user
0.33 versa
-0.39 version is
0.61 version of
0.44 viber
0.33 vice
0.33 vice versa
3.25 video
0.51 video it
0.36 video on
0.48 video to
-0.33 visit
-0.35 visual
1.69 voic
-0.54 wait
0.39 walk
-0.98 want
0.31 want more
-0.37 want the
-0.95 want to
1.02 was
1.01 was a
0.51 was abl
0.38 was good
0.41 was work
-0.4 wast
-0.54 wast of
-1 way
0.36 way and
-0.36 way i
1.6 we
0.47 we have
-0.34 weather
-0.42 web
-0.5 websit
0.39 week
0.88 well
0.62 well i
-0.39 went
0.48 were
0.36 were includ
0.35 were on
-1.51 what
-0.67 what 's
-0.61 what a
-1.26 what i
-0.45 what it
0.35 what was
2.79 when
1.06 when i
0.63 when they
0.61 when tri
0.53 whenev
0.36 whenev i
0.4 where
-0.3 where i
1.22 where is
-0.31 whether
2.37 whi
1.49 whi ca
0.33 whi did
0.4 whi do
0.46 whi doe
-0.34 whi i
-0.43 which
0.48 which i
0.54 while
0.32 who do
-0.37 whole
0.49 widget
0.44 wife
0.42 wife and
-1.13 will
0.45 will not
5.03 wish
0.73 wish for
0.72 wish i
2 wish it
0.34 wish that
0.41 wish the
0.48 wish you
0.4 with app
0.55 with ipad
0.32 with mate
0.49 with no
-0.47 with the
0.81 within
0.36 within the
-1.41 without
-1.01 without it
1.67 wo
0.4 wo n't
1.4 wo nt
0.44 won
-0.84 wonder
0.32 word in
-0.34 work and
0.31 work but
1.26 work fine
-0.56 work for
0.35 work i
-0.43 work it
0.39 work now
-0.32 work to
0.53 worth pay
5.51 would
2.55 would be
0.31 would bring
0.62 would like
1.33 would love
0.54 would make
-0.55 would n't
-0.91 wow
1.31 wrong
0.65 wrong with
0.99 ws
0.99 xperia
-0.34 ya
-0.31 yeah
-0.31 year
0.43 year i
-0.63 yes
0.43 yesterday i
0.31 yet
-0.69 you
0.38 you 've
0.8 you can
0.81 you could
0.49 you do
0.89 you guy
-0.95 you have
-1.12 you need
0.3 you save
0.54 you should
-0.48 you want
0.37 you were
0.34 you work
-0.63 your
1.14 your batteri
-0.31 your own
`,
);
